import { chownSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';

import { clusterOf } from '#platform/db/embedded/choose-folder.ts';
import { inContainer, whyNoContainer } from '#platform/db/embedded/fixtures/container.ts';
import { reachableSmallApp } from '#platform/db/embedded/fixtures/reachable-app.ts';
import {
  HERE,
  type Program,
  runSmallApp,
  type SmallApp,
} from '#platform/db/embedded/fixtures/run-small-app.ts';
import { temporaryFolder } from '#platform/db/embedded/fixtures/temporary-folder.ts';
import { holdsLifeLine } from '#platform/db/embedded/life-line.ts';
import { runningUrl } from '#platform/db/embedded/running-url.ts';
import { pidFileOf } from '#platform/db/embedded/server-process.ts';
import { socketPorts } from '#platform/db/embedded/sockets.ts';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';

const why = whyNoContainer();
const isRoot = process.getuid?.() === 0;
const note = why && ` (se salta: ${why})`;

async function start(dataDir: string) {
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  onTestFinished(() => embedded.stop());
  return embedded;
}

function run(args: string[], program: Program = HERE, ids = {}): SmallApp {
  const app = runSmallApp([...args, 'escribir'], ids, program);
  onTestFinished(() => app.kill('SIGKILL'));
  return app;
}

/** What the app had confirmed when it was killed alone, its PostgreSQL left running. */
async function dieAlone(app: SmallApp, session: string): Promise<string[]> {
  await app.says(`anotado ${session} 5`);
  app.child.stdin?.write('\n');
  await app.says('muerta');
  return confirmed(app);
}

const confirmed = (app: SmallApp) =>
  app.lines.filter((line) => line.startsWith('anotado ')).map((line) => line.slice(8));

async function missing(url: string | undefined, rows: string[]): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  const found = await client.query<{ fila: string }>(
    `select sesion || ' ' || numero as fila from anotaciones`,
  );
  await client.end();
  const kept = new Set(found.rows.map(({ fila }) => fila));
  return rows.filter((row) => !kept.has(row));
}

/** What its servers said of their beginning and their end, in order. */
const lives = (folder: string) =>
  readFileSync(join(folder, 'postgresql.log'), 'utf8').match(/starting PostgreSQL|is shut down|PANIC/g);

const ONE_AFTER_ANOTHER = ['starting PostgreSQL', 'is shut down', 'starting PostgreSQL'];

const LONG = 'academia-de-la-empresa-'.repeat(4);

test.skipIf(why !== '').each([
  { kind: '', path: 'datos', before: () => undefined },
  { kind: ', sin sockets y por la red', path: LONG, before: () => undefined },
  {
    kind: ', de una versión anterior',
    path: 'datos',
    before: (folder: string) => rmSync(join(folder, 'vivo')),
  },
])(
  `la base que quedó abierta en un contenedor$kind se cierra allí y se abre fuera${note}`,
  async ({ path, before }) => {
    const outside = temporaryFolder();
    const inside = join(temporaryFolder(), path);
    mkdirSync(inside);
    const app = run([inside, 'dentro'], inContainer(HERE, { outside, inside }));
    const rows = await dieAlone(app, 'dentro');
    before(join(outside, 'postgres'));
    const { url, folder } = await start(outside);

    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(await missing(url, rows)).toEqual([]);
    expect(lives(folder)).toEqual(ONE_AFTER_ANOTHER);
  },
);

test.skipIf(why !== '')(
  `la que quedó abierta fuera se cierra antes de abrirla en un contenedor${note}`,
  async () => {
    const outside = temporaryFolder();
    const inside = temporaryFolder();
    const first = run([outside, 'fuera']);
    await first.says('anotado fuera 5');
    await first.kill('SIGKILL');
    const second = run([inside, 'dentro'], inContainer(HERE, { outside, inside }));
    await second.says('anotado dentro 5');

    expect(await missing(runningUrl(outside), [...confirmed(first), 'dentro 5'])).toEqual([]);
    await expect(start(outside)).rejects.toThrow('Otra Cátedra ya usa esta carpeta');
    expect(lives(join(outside, 'postgres'))).toEqual(ONE_AFTER_ANOTHER);
  },
);

test.skipIf(why !== '' || !isRoot)(
  `un usuario corriente la recupera igual de otro contenedor${note}`,
  async () => {
    const outside = temporaryFolder();
    const user = { uid: 1, gid: 1 };
    chownSync(outside, user.uid, user.gid);
    const program = await reachableSmallApp();
    const asUser: Program = ['setpriv', '--reuid=1', '--regid=1', '--clear-groups', ...program];
    const inside = temporaryFolder();
    const app = run([inside, 'uno'], inContainer(asUser, { outside, inside }));
    const rows = await dieAlone(app, 'uno');
    const other = run([inside, 'otro'], inContainer(asUser, { outside, inside }));
    await other.says('anotado otro 5');

    expect(await missing(runningUrl(outside), [...rows, 'otro 5'])).toEqual([]);
    expect(lives(join(outside, 'postgres'))).toEqual(ONE_AFTER_ANOTHER);
  },
);

test.skipIf(why !== '')(
  `la que está fuera de alcance se respeta: se dice qué hacer y nada se borra${note}`,
  async () => {
    const outside = temporaryFolder();
    const inside = temporaryFolder();
    const folder = join(outside, 'postgres');
    const cluster = clusterOf(folder);
    const app = run([inside, 'dentro'], inContainer(HERE, { outside, inside }));
    const rows = await dieAlone(app, 'dentro');
    for (const port of socketPorts(cluster)) rmSync(join(cluster, `.s.PGSQL.${port}`));
    const file = readFileSync(pidFileOf(cluster), 'utf8');

    await expect(start(outside)).rejects.toThrow('Detén ese contenedor');
    expect(readFileSync(pidFileOf(cluster), 'utf8')).toBe(file);
    expect(lives(folder)).toEqual(['starting PostgreSQL']);

    await app.kill('SIGKILL');
    await expect.poll(() => holdsLifeLine(folder)).toBe(false);
    const { url } = await start(outside);
    expect(await missing(url, rows)).toEqual([]);
  },
);
