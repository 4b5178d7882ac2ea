import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { measureAnswer } from '../answer.ts';
import type { Academy, Bench } from '../bench.ts';
import { exam, OPTIONS, QUESTIONS } from '../exam.ts';
import { person, signIn } from '../people.ts';
import { watcher } from '../room.ts';
import { medians } from '../rounds.ts';

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

async function seat(db: Academy['db'], curso: string, people: number): Promise<Sitter[]> {
  const sitters: Sitter[] = [];
  for (let i = 0; i < people; i += 1) {
    const id = await person(db, 'Estudiante');
    await db.execute(sql`insert into inscripciones (usuario_id, curso_id) values (${id}, ${curso})`);
    sitters.push({ cookie: await signIn(db, id), intento: '', acked: new Map() });
  }
  return sitters;
}

/** Learners begin within 5 s, save every second for a minute and for half with somebody watching, save all at one instant, and hand in within 5 s. */
async function sit(bench: Bench, evaluacion: string, curso: string) {
  const { url, db } = await bench.academy();
  const sitters = await seat(db, curso, bench.amount(500, 5));
  const burstMs = bench.amount(5000, 100);
  const seconds = bench.amount(60, 1);
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

  const starts = await spread(burstMs, async (sitter) => {
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
    for (let n = 0; n < seconds; n += 1) {
      await pause(from + n * 1000 - performance.now());
      saves.push(await save(sitter));
    }
  });

  const room = await watcher(await bench.academy(), evaluacion);
  const watched: number[] = [];
  await spread(1000, async (sitter) => {
    const from = performance.now();
    for (let n = 0; n < seconds / 2; n += 1) {
      await pause(from + n * 1000 - performance.now());
      room.answered(sitter.intento);
      watched.push(await save(sitter));
    }
  });
  const seen = await room.stop();
  errors += seen.errors;

  const barrier = performance.now();
  await Promise.all(sitters.map(save));
  const barrierMs = performance.now() - barrier;

  const deliveries = await spread(burstMs, async (sitter) => {
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
    errors,
    lost,
    start: percentile(starts, 0.99),
    save: percentile(saves, 0.99),
    deliver: percentile(deliveries, 0.99),
    barrier: barrierMs,
    more: Math.max(0, percentile(watched, 0.99) - percentile(saves, 0.99)),
    room: percentile(seen.late, 0.99),
  };
}

/** 500 people sit an exam of forty questions at once. What fails or is lost in any round counts. */
export async function measureExam(bench: Bench) {
  const { db } = await bench.academy();
  const { curso, evaluacion } = await exam(db);
  let [errors, lost] = [0, 0];
  const found = await medians(bench.rounds, async () => {
    const { errors: failed, lost: missing, ...times } = await sit(bench, evaluacion, curso);
    errors += failed;
    lost += missing;
    return times;
  });
  return {
    examen_errores: errors,
    examen_perdidas: lost,
    examen_inicio_p99_ms: Math.round(found.start),
    examen_guardar_p99_ms: Math.round(found.save),
    examen_entregar_p99_ms: Math.round(found.deliver),
    examen_barrera_ms: Math.round(found.barrier),
    sala_guardar_mas_ms: Math.round(found.more),
    sala_ms: Math.round(found.room),
    ...(await measureAnswer(bench, evaluacion, curso)),
  };
}
