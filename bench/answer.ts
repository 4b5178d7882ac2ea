import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { respuestasGuardadas } from '@catedra/shared/intentos/en-curso.ts';
import { sql } from 'drizzle-orm';
import { leerIntento } from '../packages/server/src/features/intentos/empezar/leer-intento.ts';
import type { Database } from '../packages/server/src/platform/db/pool.ts';
import type { Platform } from '../packages/server/src/platform/platform.ts';
import { bareInsert } from './bare.ts';
import type { Bench } from './bench.ts';
import { OPTIONS, QUESTIONS } from './exam.ts';
import { inWords, rounded, versus } from './load.ts';
import { person, signIn } from './people.ts';
import { statements } from './statements.ts';

/** One answer saved per request, over many places, against a bare INSERT committed with fsync. */
export async function measureAnswer(bench: Bench, evaluacion: string, curso: string) {
  const { url, db } = await bench.academy();
  const reference = await bench.reference();
  const id = await person(db, 'Estudiante');
  await db.execute(sql`insert into inscripciones (usuario_id, curso_id) values (${id}, ${curso})`);
  const cookie = await signIn(db, id);
  const pestana = 'pestana-de-la-medida';
  const started = await fetch(`${url}/api/evaluaciones/${evaluacion}/empezar`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ pestana, contrasena: null, acepta: false }),
  });
  if (!started.ok) throw new Error(`empezar respondió ${started.status}: ${await started.text()}`);
  const { id: intento } = (await started.json()) as { id: string };
  let count = 0;
  const each = () => {
    const n = count++;
    const entrada = {
      lugar: n % QUESTIONS,
      revision: 1 + Math.floor(n / QUESTIONS),
      respuesta: { opcion: OPTIONS[n % OPTIONS.length] },
      equipoEn: new Date().toISOString(),
    };
    return {
      path: `/api/intentos/${intento}/guardar`,
      body: JSON.stringify({ pestana, epoca: 1, entradas: [entrada] }),
    };
  };
  const saving = {
    url: `${url}/api/intentos`,
    cookie,
    method: 'POST',
    each,
    holds: (saved: unknown) => respuestasGuardadas.parse(saved).guardadas.length === 1,
  } as const;
  const found = await versus(bench, saving, bareInsert(reference));
  const opening = (watched: Database) =>
    leerIntento({ db: watched, clock: { now: () => new Date() } } as Platform, { ...SISTEMA, id }, intento);
  console.log(inWords('respuesta', found, 'insert'));
  return {
    respuesta_vs_insert: rounded(found.ratio),
    abrir_examen_sql: await statements(db, opening),
  };
}
