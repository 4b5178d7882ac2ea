import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pauseAfter } from './crew.ts';
import { type AcademyProcess, startAcademy, temporaryDataDir } from '#testing/academy-process.ts';
import type { Client, Heard, Listening } from '#testing/client.ts';
import { demoDataDir } from '#testing/demo-folder.ts';
import { eventually } from '#testing/eventually.ts';
import { signInToDemo } from '#testing/killed-academy.ts';
import { createTestDatabase } from '#testing/postgres.ts';

const timeout = 4 * MINUTO;

/** The processes that serve, by their numbers. */
function servingIn({ child }: AcademyProcess): number[] {
  const all = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return all
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) => Number(parent) === child.pid && /\bmain\.(?:ts|js)\b/.test(args.join(' ')),
    )
    .map(([pid]) => Number(pid));
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const isReady = async (origin: string): Promise<boolean> =>
  fetch(`${origin}/salud/lista`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Somebody who makes groups one after another until told; what failed, and what was made. */
function busyHand(who: Client) {
  const [made, wrong]: [string[], string[]] = [[], []];
  let enough = false;
  const work = async () => {
    while (!enough) {
      const id = randomUUID();
      const group = { nombre: `Turno ${id}`, descripcion: null, estado: 'activo', version: 0 };
      const { status } = await who.put(`/api/grupos/${id}`, group).catch((error: Error) => {
        return { status: String(error.cause ?? error) };
      });
      if (status === 200) made.push(id);
      else wrong.push(String(status));
    }
  };
  const working = work();
  return {
    made,
    wrong,
    async rest() {
      enough = true;
      await working;
    },
  };
}

/** A screen that comes back from its last place whenever its stream ends, as a browser does. */
function faithfulScreen(who: Client) {
  const past: Heard[] = [];
  let now: Listening | null = null;
  let times = 0;
  let stopped = false;
  const listen = async () => {
    while (!stopped) {
      const last = past.at(-1)?.id;
      // The process that is leaving lets it go at once: it asks again, and another answers.
      now = await eventually(() => who.listen('/api/cambios', last ? { 'last-event-id': last } : {}));
      times += 1;
      await now.ended;
      past.push(...now.heard);
    }
  };
  const listening = listen();
  return {
    told: () => new Set([...past, ...(now?.heard ?? [])].map(({ data }) => data.id)),
    times: () => times,
    async stop() {
      stopped = true;
      now?.stop();
      await listening;
    },
  };
}

test.each([
  [1, 0],
  [2, 1000],
  [3, 2000],
  [6, 16_000],
  [9, 30_000],
])('al caer %d veces seguidas se esperan %d ms', (falls, ms) => {
  expect(pauseAfter(falls)).toBe(ms);
});

test('con dos procesos, renovarlos no corta nada, y al que cae lo releva otro', { timeout }, async () => {
  const DATA_DIR = await demoDataDir();
  const academy = startAcademy({ DATA_DIR, PROCESOS: '2' });
  const origin = await academy.ready();
  await eventually(async () => expect(await isReady(origin)).toBe(true));
  const before = servingIn(academy);
  expect(before).toHaveLength(2);

  const who = await signInToDemo(origin);
  const screen = faithfulScreen(who);
  await eventually(() => expect(screen.times()).toBe(1));
  const hands = Array.from({ length: 3 }, () => busyHand(who));
  await eventually(() => expect(hands.every(({ made }) => made.length > 0)).toBe(true));

  academy.child.kill('SIGHUP');
  await eventually(() => expect(before.some(isAlive)).toBe(false));
  const renewed = servingIn(academy);
  expect(renewed).toHaveLength(2);
  await Promise.all(hands.map(({ rest }) => rest()));
  expect(hands.flatMap(({ wrong }) => wrong)).toEqual([]);
  const made = hands.flatMap((hand) => hand.made);
  expect(screen.times()).toBeGreaterThan(1);
  await eventually(() => {
    const told = screen.told();
    expect(made.filter((id) => !told.has(id))).toEqual([]);
  });
  await screen.stop();

  process.kill(renewed[0] ?? 0, 'SIGKILL');
  await eventually(() => expect(servingIn(academy).filter((pid) => !renewed.includes(pid))).toHaveLength(1));
  await eventually(() => expect(academy.output()).toContain('(SIGKILL): otro toma su lugar'));
  const last = randomUUID();
  await eventually(async () => {
    const group = { nombre: `Turno ${last}`, descripcion: null, estado: 'activo', version: 0 };
    expect((await who.put(`/api/grupos/${last}`, group)).status).toBe(200);
  });

  academy.child.kill('SIGTERM');
  expect(await academy.ended()).toBe(0);
  expect(servingIn(academy)).toEqual([]);
});

test('si muere el que los dirige se van todos, y el siguiente arranque sigue con la base', {
  timeout,
}, async () => {
  const DATA_DIR = await demoDataDir();
  const first = startAcademy({ DATA_DIR, PROCESOS: '2' });
  await first.ready();
  const serving = servingIn(first);
  first.child.kill('SIGKILL');
  expect(await first.ended()).toBe('SIGKILL');
  await eventually(() => expect(serving.some(isAlive)).toBe(false));

  const second = startAcademy({ DATA_DIR, PROCESOS: '2' });
  const origin = await second.ready();
  expect((await signInToDemo(origin)).cookie).not.toBe('');
  second.child.kill('SIGINT');
  expect(await second.ended()).toBe(0);
});

test('con SIGTERM todos dicen que no están listos y siguen atendiendo los segundos que se les dan', {
  timeout,
}, async () => {
  const { url } = await createTestDatabase();
  const settings = { DATA_DIR: temporaryDataDir(), DATABASE_URL: url, PROCESOS: '2', PARADA_SEGUNDOS: '3' };
  const academy = startAcademy(settings);
  const origin = await academy.ready();
  await eventually(async () => expect(await isReady(origin)).toBe(true));
  academy.child.kill('SIGTERM');
  await eventually(async () => expect(await isReady(origin)).toBe(false));
  const answers = await Promise.all(Array.from({ length: 6 }, () => fetch(`${origin}/salud/viva`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await academy.ended()).toBe(0);
});

test('si el primero no puede empezar, lo dice él y se acaba', { timeout }, async () => {
  const academy = startAcademy({ DATA_DIR: temporaryDataDir(), PROCESOS: 'muchos' });
  expect(await academy.ended()).toBe(1);
  expect(academy.output()).toContain('PROCESOS: Escribe «auto» o un número entero entre 1 y 64');
});
