import { randomUUID } from 'node:crypto';
import { contenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { sesionActual } from '@catedra/shared/sesion/schemas.ts';
import { sql } from 'drizzle-orm';
import type { Bench } from '../bench.ts';
import { load, rounded } from '../load.ts';
import { person, signIn } from '../people.ts';
import { medians } from '../rounds.ts';
import { hashContraseña } from '../../packages/server/src/features/sesion/passwords/passwords.ts';

const SECONDS = 8;
const WARM_UP_S = 2;
const CONTRASEÑA = 'tres gatos en la azotea';

/** People who come in with passwords of their own, as at the bell, and how long a lesson takes meanwhile. */
export async function measureSignIns(bench: Bench) {
  const { url, db } = await bench.academy();
  const [curso, seccion, tanda] = [randomUUID(), randomUUID(), randomUUID()];
  const people = bench.amount(400, 20);
  const learner = await person(db, 'Estudiante');
  await db.execute(
    sql`insert into cursos (id, titulo, estado) values (${curso}, 'Mientras entran', 'publicado')`,
  );
  await db.execute(
    sql`insert into secciones (id, curso_id, titulo, orden) values (${seccion}, ${curso}, 'Única', 0)`,
  );
  await db.execute(sql`insert into inscripciones (usuario_id, curso_id) values (${learner}, ${curso})`);
  const correo = (n: number) => `p${n}-${tanda}@entradas.example`;
  await db.execute(sql`
    insert into usuarios (id, nombre, apellidos, correo, perfil)
    select gen_random_uuid(), 'Entra', 'Del Banco', 'p' || n || '-' || ${tanda} || '@entradas.example', 'Estudiante'
      from generate_series(1, ${people}::int) n`);
  await db.execute(sql`
    insert into credenciales (usuario_id, hash)
    select id, ${await hashContraseña(CONTRASEÑA)} from usuarios where correo like ${`%${tanda}@entradas.example`}`);

  let who = 0;
  const each = () => {
    const identificador = correo(1 + (who++ % people));
    return { path: '/api/sesion', body: JSON.stringify({ identificador, contraseña: CONTRASEÑA }) };
  };
  const signingIn = {
    url: `${url}/api/sesion`,
    method: 'POST',
    each,
    connections: 12,
    holds: (answer: unknown) => sesionActual.parse(answer).usuario.apellidos === 'Del Banco',
  } as const;
  const reading = {
    url: `${url}/api/cursos/${curso}/contenido`,
    cookie: await signIn(db, learner),
    connections: 8,
    perSecond: 50,
    holds: (answer: unknown) => contenidoDeCurso.parse(answer).curso.id === curso,
  };
  const both = (seconds: number) =>
    Promise.all([load(bench, { ...signingIn, seconds }), load(bench, { ...reading, seconds })]);
  // At the bell the academy has been open for a while: what only its first requests pay is not of the bell.
  if (!bench.small) await both(WARM_UP_S);
  const { entries, others } = await medians(bench.rounds, async () => {
    const [signedIn, lessons] = await both(SECONDS);
    return { entries: signedIn.perSecond, others: lessons.p99 };
  });
  return { entradas_por_s: rounded(entries, 1), entradas_otros_p99_ms: Math.round(others) };
}
