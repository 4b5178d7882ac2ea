import { randomUUID } from 'node:crypto';
import { miInicio } from '@catedra/shared/aprendizaje/schemas.ts';
import { sql } from 'drizzle-orm';
import { pasarLasQueTocan } from '../../packages/server/src/features/cumplimiento/jobs.ts';
import { type Database, openDatabase } from '../../packages/server/src/platform/db/pool.ts';
import { bareSelect } from '../bare.ts';
import type { Academy, Bench } from '../bench.ts';
import { inWords, rounded, versus } from '../load.ts';
import { person, signIn } from '../people.ts';
import { fillMorning } from '../morning.ts';

const COURSES = 20;

/** Courses that are worth a year, each with two compulsory readings. */
async function yearlyCourses(db: Database, many: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into cursos (id, titulo, estado, certificado, validez_meses)
      select gen_random_uuid(), 'Curso que se renueva ' || n, 'publicado', true, 12 from generate_series(1, ${many}::int) n returning id`);
  const ids = rows.map(({ id }) => id);
  const estos = sql`unnest(${sql.param(ids)}::uuid[]) c (id)`;
  await db.execute(
    sql`insert into secciones (id, curso_id, titulo, orden) select gen_random_uuid(), c.id, 'Única', 0 from ${estos}`,
  );
  await db.execute(sql`
    insert into actividades (id, curso_id, seccion, orden, titulo, tipo, contenido, obligatoria)
      select gen_random_uuid(), s.curso_id, s.id, n, 'Lectura ' || n, 'lectura', '{"tipo":"lectura","html":"<p>Un texto</p>"}', true
        from ${estos} join secciones s on s.curso_id = c.id cross join generate_series(1, 2) n`);
  return ids;
}

const done = (db: Database, who: ReturnType<typeof sql>, where: ReturnType<typeof sql>) =>
  db.execute(sql`
    insert into progreso (id, usuario_id, curso_id, actividad_id, estado, porcentaje, iniciado_en, completado_en)
      select gen_random_uuid(), u.id, a.curso_id, a.id, 'completada', 100, ahora(), ahora()
        from ${who} u (id) cross join actividades a where ${where}`);

/** The home of whoever completed twenty courses, half of which they have to renew since an hour ago. */
async function home(bench: Bench) {
  const { url, db } = await bench.academy();
  const reference = await bench.reference();
  const learner = await person(db, 'Estudiante');
  const ids = await yearlyCourses(db, COURSES);
  const suyos = sql.param(ids);
  await db.execute(
    sql`insert into inscripciones (usuario_id, curso_id) select ${learner}, unnest(${suyos}::uuid[])`,
  );
  await done(db, sql`(select ${learner}::uuid)`, sql`a.curso_id = any(${suyos}::uuid[])`);
  await db.execute(sql`update rondas set abierta_en = ahora() - interval '1 hour'
    where usuario_id = ${learner} and curso_id = any(${sql.param(ids.slice(0, COURSES / 2))}::uuid[])`);
  await db.execute(
    sql`select recalcular_matriculas(array(select row(${learner}, c)::par_de_avance from unnest(${suyos}::uuid[]) c))`,
  );
  const found = await versus(
    bench,
    {
      url: `${url}/api/aprendizaje/inicio`,
      cookie: await signIn(db, learner),
      holds: (answer) => miInicio.parse(answer).cursos.length === COURSES,
    },
    bareSelect(reference),
  );
  console.log(inWords('inicio', found, 'select'));
  return rounded(found.ratio);
}

/** What is left becomes optional: everybody has finished, with their certificates, when the author is answered. */
async function finishedByAnEdit(bench: Bench, { url, db }: Academy) {
  const people = bench.amount(2000, 5);
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  const [curso = ''] = await yearlyCourses(db, 1);
  const { rows: quienes } = await db.execute<{ id: string }>(sql`
    insert into usuarios (id, nombre, apellidos, correo, perfil)
      select gen_random_uuid(), 'Termina', 'De Golpe', gen_random_uuid() || '@medida.example', 'Estudiante'
        from generate_series(1, ${people}::int) returning id`);
  const ellas = sql`unnest(${sql.param(quienes.map(({ id }) => id))}::uuid[])`;
  await db.execute(
    sql`insert into inscripciones (usuario_id, curso_id) select u.id, ${curso} from ${ellas} u (id)`,
  );
  await done(db, ellas, sql`a.curso_id = ${curso} and a.orden = 1`);
  const { rows } = await db.execute<{ id: string; version: number }>(
    sql`select id, version from actividades where curso_id = ${curso} and orden = 2`,
  );
  const started = performance.now();
  const answer = await fetch(`${url}/api/actividades/${rows[0]?.id ?? randomUUID()}`, {
    method: 'PATCH',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ obligatoria: false, version: rows[0]?.version }),
  });
  const seconds = (performance.now() - started) / 1000;
  const { rows: issued } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from certificados where curso_id = ${curso}`,
  );
  if (!answer.ok || issued[0]?.n !== people)
    throw new Error(
      `editar respondió ${answer.status} con ${issued[0]?.n} certificados: ${await answer.text()}`,
    );
  return rounded(seconds);
}

/** A morning on which many rounds open, and what was done before goes to the past. */
async function morning(bench: Bench): Promise<number> {
  let seconds = 0;
  await bench.filled(
    async (databaseUrl) => {
      await fillMorning(databaseUrl, bench.amount(100_000, 30));
      const db = openDatabase(databaseUrl, { max: 2 });
      const started = performance.now();
      await pasarLasQueTocan(db);
      seconds = (performance.now() - started) / 1000;
      const { rows } = await db.execute<{ n: number }>(
        sql`select count(*)::int as n from rondas where pasada_en is not null`,
      );
      await db.$client.end();
      if (rows[0]?.n !== bench.amount(30_000, 9)) throw new Error(`pasaron ${rows[0]?.n} rondas`);
    },
    async () => undefined,
  );
  return rounded(seconds);
}

export async function measureRounds(bench: Bench) {
  return {
    rondas_100k_s: await morning(bench),
    inicio_vs_select: await home(bench),
    terminados_2000_s: await finishedByAnEdit(bench, await bench.academy()),
  };
}
