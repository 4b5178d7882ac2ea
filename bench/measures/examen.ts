import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { leerIntento } from '../../packages/server/src/features/intentos/leer-intento.ts';
import type { Database } from '../../packages/server/src/platform/db/pool.ts';
import type { Platform } from '../../packages/server/src/platform/platform.ts';
import { measureFirstLoad } from '../../packages/web/scripts/first-load.ts';
import type { Bench } from '../bench.ts';
import { inTurns, rounded } from '../load.ts';
import { person, signIn } from '../people.ts';
import { statements } from '../statements.ts';

const PEOPLE = 500;
const QUESTIONS = 40;
const SECONDS = 60;
const BURST_MS = 5000;
const OPTIONS = ['aaaa', 'bbbb', 'cccc', 'dddd'];

/** A published exam of forty questions in a course of its own. */
export async function exam(db: Database): Promise<{ curso: string; evaluacion: string }> {
  const [curso, seccion, actividad, evaluacion, carpeta, apartado] = Array.from({ length: 6 }, () =>
    randomUUID(),
  );
  const publica = JSON.stringify({
    tipo: 'unica',
    enunciado: '<p>¿Qué se hace antes de volver a cargar la estantería?</p>',
    opciones: OPTIONS.map((id) => ({ id, texto: `<p>La opción ${id}, con su texto</p>`, fija: false })),
    barajar: true,
  });
  const clave = JSON.stringify({ explicacion: '', pesos: { aaaa: '1' }, explicaciones: {} });
  const revision = JSON.stringify({
    durante: [],
    al_entregar: ['nota'],
    mas_tarde: ['nota'],
    al_cerrar: ['nota'],
  });
  await db.execute(
    sql`insert into cursos (id, titulo, estado) values (${curso}, 'Curso con examen', 'publicado')`,
  );
  await db.execute(
    sql`insert into secciones (id, curso_id, titulo, orden) values (${seccion}, ${curso}, 'Única', 0)`,
  );
  await db.execute(sql`insert into actividades (id, curso_id, seccion, orden, titulo, tipo, contenido, regla)
    values (${actividad}, ${curso}, ${seccion}, 0, 'Examen', 'evaluacion', '{"tipo":"evaluacion","descripcion":""}', 'aprobar')`);
  await db.execute(sql`insert into evaluaciones (id, curso_id, actividad_id, minutos, intentos, revision, estado, barajar)
    values (${evaluacion}, ${curso}, ${actividad}, 60, null, ${revision}::jsonb, 'publicada', true)`);
  await db.execute(
    sql`insert into evaluacion_secretos (evaluacion_id, composicion) values (${evaluacion}, 1)`,
  );
  await db.execute(
    sql`insert into evaluacion_secciones (id, evaluacion_id, orden) values (${apartado}, ${evaluacion}, 0)`,
  );
  await db.execute(sql`insert into carpetas (id, curso_id, nombre) values (${carpeta}, ${curso}, 'Examen')`);
  await db.execute(sql`insert into preguntas (id, carpeta_id, tipo)
    select gen_random_uuid(), ${carpeta}, 'unica' from generate_series(1, ${QUESTIONS}::int)`);
  await db.execute(sql`insert into pregunta_versiones (pregunta_id, numero, publica, por)
    select id, 1, ${publica}::jsonb, id from preguntas where carpeta_id = ${carpeta}`);
  await db.execute(sql`insert into pregunta_claves (pregunta_id, numero, clave)
    select id, 1, ${clave}::jsonb from preguntas where carpeta_id = ${carpeta}`);
  await db.execute(sql`insert into evaluacion_lugares (id, evaluacion_id, seccion_id, orden, pregunta_id, puntos)
    select gen_random_uuid(), ${evaluacion}, ${apartado}, row_number() over (), id, 1
      from preguntas where carpeta_id = ${carpeta}`);
  return { curso: curso as string, evaluacion: evaluacion as string };
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

const send = (agent: Agent, url: string, cookie: string, body: object) =>
  new Promise<{ status: number | undefined; read: Record<string, unknown> }>((resolve, reject) => {
    const headers = { cookie, origin: new URL(url).origin, 'content-type': 'application/json' };
    request(url, { agent, method: 'POST', headers }, (answer) => {
      json(answer).then(
        (read) => resolve({ status: answer.statusCode, read: read as Record<string, unknown> }),
        reject,
      );
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });

interface Sitter {
  readonly cookie: string;
  intento: string;
  /** What the server acknowledged, by place: the generator's own record. */
  readonly acked: Map<number, { revision: number; opcion: string }>;
}

/** 500 learners begin within 5 s, save every second for a minute, save all at one instant, and hand in within 5 s. */
export async function measureExam(bench: Bench) {
  const { url, db } = await bench.academy();
  const { curso, evaluacion } = await exam(db);
  const sitters: Sitter[] = [];
  for (let i = 0; i < PEOPLE; i += 1) {
    const id = await person(db, 'Estudiante');
    await db.execute(sql`insert into inscripciones (usuario_id, curso_id) values (${id}, ${curso})`);
    sitters.push({ cookie: await signIn(db, id), intento: '', acked: new Map() });
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let errors = 0;
  const post = async (path: string, cookie: string, body: object) => {
    const from = performance.now();
    const { status, read } = await send(agent, `${url}${path}`, cookie, body);
    if (status !== 200) {
      errors += 1;
      if (errors < 5) console.error(status, JSON.stringify(read).slice(0, 200));
    }
    return { ok: status === 200, read, ms: performance.now() - from };
  };
  const pestana = 'pestana-de-la-medida';
  const spread = <T>(within: number, act: (sitter: Sitter) => Promise<T>): Promise<T[]> =>
    Promise.all(
      sitters.map(async (sitter, i) => {
        await pause((i / sitters.length) * within);
        return act(sitter);
      }),
    );

  const starts = await spread(BURST_MS, async (sitter) => {
    const { read, ms } = await post(`/api/evaluaciones/${evaluacion}/empezar`, sitter.cookie, {
      pestana,
      contrasena: null,
      acepta: false,
    });
    sitter.intento = String(read.id);
    return ms;
  });

  const save = async (sitter: Sitter) => {
    const lugar = Math.floor(Math.random() * QUESTIONS);
    const opcion = OPTIONS[Math.floor(Math.random() * OPTIONS.length)] as string;
    const revision = (sitter.acked.get(lugar)?.revision ?? 0) + 1;
    const { ok, ms } = await post(`/api/intentos/${sitter.intento}/guardar`, sitter.cookie, {
      pestana,
      epoca: 1,
      entradas: [{ lugar, revision, respuesta: { opcion }, equipoEn: new Date().toISOString() }],
    });
    if (ok) sitter.acked.set(lugar, { revision, opcion });
    return ms;
  };
  const saves: number[] = [];
  await spread(1000, async (sitter) => {
    const from = performance.now();
    for (let n = 0; n < SECONDS; n += 1) {
      await pause(from + n * 1000 - performance.now());
      saves.push(await save(sitter));
    }
  });

  const barrier = performance.now();
  await Promise.all(sitters.map(save));
  const barrierMs = performance.now() - barrier;

  const deliveries = await spread(BURST_MS, async (sitter) => {
    const revisiones = Object.fromEntries(
      [...sitter.acked].map(([lugar, { revision }]) => [lugar, revision]),
    );
    const { ms } = await post(`/api/intentos/${sitter.intento}/entregar`, sitter.cookie, {
      pestana,
      epoca: 1,
      entradas: [],
      revisiones,
      aunqueFalten: false,
      pulsadoEn: new Date().toISOString(),
    });
    return ms;
  });
  agent.destroy();

  const { rows } = await db.execute<{ intento: string; lugar: number; opcion: string | null }>(sql`
    select p.intento_id as intento, p.lugar, p.respuesta->>'opcion' as opcion
      from intento_preguntas p join intentos i on i.id = p.intento_id where i.evaluacion_id = ${evaluacion}`);
  const stored = new Map(rows.map(({ intento, lugar, opcion }) => [`${intento}:${lugar}`, opcion]));
  const lost = sitters.reduce(
    (sum, { intento, acked }) =>
      sum + [...acked].filter(([lugar, { opcion }]) => stored.get(`${intento}:${lugar}`) !== opcion).length,
    0,
  );
  return {
    examen_errores: errors,
    examen_perdidas: lost,
    examen_inicio_p99_ms: Math.round(percentile(starts, 0.99)),
    examen_guardar_p99_ms: Math.round(percentile(saves, 0.99)),
    examen_entregar_p99_ms: Math.round(percentile(deliveries, 0.99)),
    examen_barrera_ms: Math.round(barrierMs),
    ...(await measureAnswer(bench, evaluacion, curso)),
    evaluacion_kb: rounded((await measureFirstLoad('evaluacion')).kb, 1),
  };
}

/** One answer saved per request, over many places, against a bare INSERT committed with fsync. */
async function measureAnswer(bench: Bench, evaluacion: string, curso: string) {
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
  const { a, b } = await inTurns(
    { url: `${url}/api/intentos`, cookie, method: 'POST', each },
    { url: `${reference}/insert`, method: 'POST' },
  );
  const opening = (watched: Database) =>
    leerIntento({ db: watched, clock: { now: () => new Date() } } as Platform, { ...SISTEMA, id }, intento);
  console.log(`  respuesta ${Math.round(a.perSecond)}/s, insert ${Math.round(b.perSecond)}/s`);
  return {
    respuesta_vs_insert: rounded(a.perSecond / b.perSecond),
    abrir_examen_sql: await statements(db, opening),
  };
}
