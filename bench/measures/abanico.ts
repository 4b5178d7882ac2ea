import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { sql } from 'drizzle-orm';
import type { Bench } from '../bench.ts';
import { crowd, person, signIn } from '../people.ts';
import { medians } from '../rounds.ts';

const PER_PERSON = 5;
const PATIENCE_MS = 60_000;

interface Screen {
  readonly request: ClientRequest;
  /** What it listens for, and when it came. */
  awaited: RegExp;
  heardAt?: number;
}

async function openScreen(url: string, cookie: string): Promise<Screen> {
  const request = get(`${url}/api/cambios`, { headers: { cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`/api/cambios respondió ${response.statusCode}`);
  // It is told where it stands once it is among those that hear.
  const screen: Screen = { request, awaited: /^id: /m };
  let text = '';
  response.on('data', (chunk: Buffer) => {
    text += String(chunk);
    if (!screen.awaited.test(text)) return;
    text = '';
    screen.heardAt ??= performance.now();
  });
  response.on('error', () => undefined);
  return screen;
}

/** When the last of them heard what it listened for. */
async function allHeard(screens: readonly Screen[]): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const times = screens.flatMap(({ heardAt }) => heardAt ?? []);
    if (times.length === screens.length) return Math.max(...times);
    if (performance.now() > deadline) throw new Error(`solo oyeron ${times.length} de ${screens.length}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** 2,000 open streams on one process: from sending a change to the last screen that heard it. */
export async function measureFanOut(bench: Bench) {
  const { url, db } = await bench.academy();
  const streams = bench.amount(2000, 20);
  await crowd(db, bench.amount(1000, 500));
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from usuarios where correo like '%@multitud.example' limit ${streams / PER_PERSON}`,
  );
  const curso = randomUUID();
  await db.execute(
    sql`insert into cursos (id, titulo, estado, acceso) values (${curso}, 'Curso oído', 'publicado', 'abierto')`,
  );
  const author = await signIn(db, await person(db, 'Super Administrador'));
  const screens: Screen[] = [];
  try {
    for (const { id } of rows) {
      const cookie = await signIn(db, id);
      for (let i = 0; i < PER_PERSON; i++) screens.push(await openScreen(url, cookie));
    }
    const change = async (n: number) => {
      const titulo = `Curso oído por todos, ${n}`;
      for (const screen of screens) Object.assign(screen, { awaited: new RegExp(curso), heardAt: undefined });
      const started = performance.now();
      const answer = await fetch(`${url}/api/cursos/${curso}`, {
        method: 'PATCH',
        headers: { cookie: author, 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ titulo, version: n }),
      });
      if (!answer.ok) throw new Error(`el cambio respondió ${answer.status}`);
      return { ms: (await allHeard(screens)) - started };
    };
    await allHeard(screens);
    const { ms } = await medians(bench.rounds, (n) => change(n + 1));
    return { abanico_2000_ms: Math.round(ms) };
  } finally {
    for (const { request } of screens) request.destroy();
  }
}
