import { montones, montonesPorPersona, paso, pendientes } from '@catedra/shared/entregas/cola.ts';
import pg from 'pg';
import type { Academy, Bench } from '../bench.ts';
import { fillLarge } from '../large-academy.ts';
import { rounded } from '../load.ts';
import { person, signIn } from '../people.ts';
import { medians } from '../rounds.ts';

/** For each work that waits, an answer of the same person to an evaluation of the same course. */
const ANSWERS = [
  `create temp table b as select id, curso_id, gen_random_uuid() as evaluacion_id, gen_random_uuid() as pregunta_id
     from actividades where orden = 2`,
  `create temp table r as select gen_random_uuid() as id, e.usuario_id, e.curso_id, e.entregada_en, b.id as actividad_id,
          b.evaluacion_id, b.pregunta_id
     from entregas e join b using (curso_id) where e.estado = 'entregada'`,
  `insert into intentos (id, evaluacion_id, actividad_id, curso_id, usuario_id, numero, estado, entregado_en, provisional)
     select id, evaluacion_id, actividad_id, curso_id, usuario_id, 1, 'entregado', entregada_en + interval '1 minute', true from r`,
  `insert into intento_preguntas (intento_id, lugar, lugar_id, pregunta_id, numero, seccion, puntos, resta, orden, respuesta, cerrada, a_mano)
     select id, 0, gen_random_uuid(), pregunta_id, 1, 0, 3, 'ninguna', '[]', '{"html": "<p>Así fue.</p>"}', true, true from r`,
  `insert into pregunta_versiones (pregunta_id, numero, publica, por)
     select distinct pregunta_id, 1, '{"tipo": "ensayo", "enunciado": "<p>Cuenta un casi accidente.</p>"}'::jsonb, usuario_id
       from (select distinct on (pregunta_id) pregunta_id, usuario_id from r) una`,
  `vacuum analyze`,
];

async function fill(databaseUrl: string, people: number): Promise<void> {
  await fillLarge(databaseUrl, { people, groups: Math.ceil(people / 100), courses: 50 });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("set session_replication_role = 'replica'");
  for (const statement of ANSWERS) await client.query(statement);
  await client.end();
}

/** The queue of somebody who marks everyone, while 5,000 works and 5,000 answers wait. */
export async function measureQueue(bench: Bench) {
  const people = bench.amount(5000, 100);
  return bench.filled(
    (url) => fill(url, people),
    (academy) => look(bench, academy, 2 * people),
  );
}

async function look(bench: Bench, { url, db }: Academy, waiting: number) {
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  const asked = async <T>(path: string, schema: { parse: (answer: unknown) => T }): Promise<T> => {
    const response = await fetch(`${url}/api/entregas/${path}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return schema.parse(await response.json());
  };
  const median = async (task: () => Promise<unknown>) => {
    // The first one pays for the connection and the plan.
    await task();
    const { ms } = await medians(bench.rounds, async () => {
      const start = performance.now();
      await task();
      return { ms: performance.now() - start };
    });
    return rounded(ms);
  };
  const { total, primera } = await asked('pendientes', pendientes);
  if (total !== waiting || !primera) throw new Error(`esperan ${total} y no ${waiting}`);
  const here = `id=${primera.id}&entregadaEn=${primera.desde}&desde=${new Date().toISOString()}`;
  return {
    // What the page asks at once.
    cola_10k_ms: await median(() =>
      Promise.all([asked('pendientes', pendientes), asked('por-actividad', montones)]),
    ),
    cola_personas_10k_ms: await median(() => asked('por-persona', montonesPorPersona)),
    paso_10k_ms: await median(() => asked(`paso?${here}`, paso)),
  };
}
