import { estadisticaDeNotas, estadisticaDePreguntas } from '@catedra/shared/intentos/estadistica/esquemas.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Database, openDatabase } from '../../packages/server/src/platform/db/pool.ts';
import type { Academy, Bench } from '../bench.ts';
import { exam, OPTIONS, QUESTIONS } from '../exam.ts';
import { rounded } from '../load.ts';
import { crowd, person, signIn } from '../people.ts';
import { medians } from '../rounds.ts';

const PESTANA = 'pestana-de-la-medida';
const SAVERS = 8;

/** An exam that so many people handed in, with answers that know something of one another. */
async function fill(databaseUrl: string, people: number): Promise<string> {
  const db = openDatabase(databaseUrl, { max: 2 });
  const { curso, evaluacion } = await exam(db);
  await crowd(db, people);
  await db.$client.end();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("set session_replication_role = 'replica'");
  await client.query(
    `insert into intentos (id, evaluacion_id, actividad_id, curso_id, usuario_id, numero, estado, empezado_en, entregado_en, nota)
     select gen_random_uuid(), e.id, e.actividad_id, $2, u.id, 1, 'entregado', now() - interval '1 hour',
            now() - interval '20 minutes', round((random() * 10)::numeric, 2)
       from usuarios u, evaluaciones e where e.id = $1 and u.correo like '%@multitud.example'`,
    [evaluacion, curso],
  );
  await client.query(
    `insert into intento_preguntas (intento_id, lugar, lugar_id, pregunta_id, numero, seccion, puntos, resta, orden, revision,
                                    respuesta, guardada_en, cerrada, fraccion)
     select i.id, l.orden - 1, l.id, l.pregunta_id, 1, 0, 1, '0', '{}', 1, jsonb_build_object('opcion', ($2::text[])[c.opcion]),
            i.empezado_en + l.orden * interval '1 minute', true, case when c.opcion = 1 then '1' else '0' end
       from intentos i join evaluacion_lugares l on l.evaluacion_id = i.evaluacion_id
       cross join lateral (select case when random() * 10 < i.nota then 1 else 1 + floor(random() * 4)::int end as opcion where l.orden > 0) c
      where i.evaluacion_id = $1 order by i.id, l.orden`,
    [evaluacion, OPTIONS],
  );
  await client.query('vacuum analyze');
  await client.end();
  return evaluacion;
}

interface Saver {
  readonly cookie: string;
  readonly intento: string;
}

async function seat(db: Database, url: string): Promise<Saver[]> {
  const { curso, evaluacion } = await exam(db);
  const savers: Saver[] = [];
  for (let i = 0; i < SAVERS; i += 1) {
    const id = await person(db, 'Estudiante');
    await db.execute(sql`insert into inscripciones (usuario_id, curso_id) values (${id}, ${curso})`);
    const cookie = await signIn(db, id);
    const begun = await send(`${url}/api/evaluaciones/${evaluacion}/empezar`, cookie, {
      pestana: PESTANA,
      contrasena: null,
      acepta: false,
    });
    savers.push({ cookie, intento: ((await begun.json()) as { id: string }).id });
  }
  return savers;
}

const send = async (url: string, cookie: string, body: object): Promise<Response> => {
  const headers = { cookie, origin: new URL(url).origin, 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
};

/** The milliseconds of a save, the slowest of twenty, while people save one answer after another. */
async function saving(url: string, savers: readonly Saver[], from: number, times: number): Promise<number> {
  const taken: number[] = [];
  await Promise.all(
    savers.map(async ({ cookie, intento }) => {
      for (let n = 0; n < times; n += 1) {
        const revision = from + n;
        const start = performance.now();
        await send(`${url}/api/intentos/${intento}/guardar`, cookie, {
          pestana: PESTANA,
          epoca: 1,
          entradas: [
            {
              lugar: 0,
              revision,
              respuesta: { opcion: OPTIONS[n % OPTIONS.length] },
              equipoEn: new Date().toISOString(),
            },
          ],
        });
        taken.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }),
  );
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? 0;
}

/** Until it is told to stop, the same again and again. */
function again(task: () => Promise<unknown>) {
  let going = true;
  const run = (async () => {
    while (going) await task();
  })();
  return async () => {
    going = false;
    await run;
  };
}

/** The statistics of 10,000 attempts of forty questions, and what they cost to whoever saves an exam meanwhile. */
export async function measureStatistics(bench: Bench) {
  const people = bench.amount(10_000, 60);
  let evaluacion = '';
  return bench.filled(
    async (databaseUrl) => {
      evaluacion = await fill(databaseUrl, people);
    },
    (academy) => look(bench, academy, evaluacion, people),
  );
}

async function look(bench: Bench, { url, db }: Academy, evaluacion: string, people: number) {
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  const read = async (path: string) => {
    const answer = await fetch(`${url}/api/evaluaciones/${evaluacion}/${path}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  };
  const marks = async () => estadisticaDeNotas.parse(await (await read('estadistica')).json());
  const questions = async () =>
    estadisticaDePreguntas.parse(await (await read('estadistica/preguntas')).json());
  const timed = async (task: () => Promise<unknown>) => {
    const start = performance.now();
    await task();
    return performance.now() - start;
  };
  const everything = async () => {
    const [said, asked] = await Promise.all([marks(), questions()]);
    if (said.intentos !== people || asked.datos.length !== QUESTIONS || asked.intentos !== people)
      throw new Error('no es la estadística de todos');
  };
  // The first one pays for the connections and the plans.
  await everything();
  const found = await medians(bench.rounds, async () => ({
    first: await timed(marks),
    all: await timed(everything),
  }));
  const savers = await seat(db, url);
  const times = bench.amount(100, 2);
  let revision = 1;
  const { more } = await medians(bench.rounds, async () => {
    const alone = await saving(url, savers, revision, times);
    revision += times;
    const stop = [
      again(everything),
      again(async () => (await read('resultados/exportar?formato=xlsx')).arrayBuffer()),
    ];
    const beside = await saving(url, savers, revision, times);
    revision += times;
    await Promise.all(stop.map((end) => end()));
    return { more: beside - alone };
  });
  return {
    estadistica_10k_ms: rounded(found.first),
    estadistica_10k_todo_ms: rounded(found.all),
    informe_guardar_mas_ms: rounded(Math.max(0, more)),
  };
}
