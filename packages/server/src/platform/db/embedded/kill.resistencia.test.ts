import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';

import { clusterOf } from '#platform/db/embedded/choose-folder.ts';
import { accepts } from '#platform/db/embedded/database.ts';
import { runSmallApp } from '#platform/db/embedded/fixtures/run-small-app.ts';
import { temporaryFolder } from '#platform/db/embedded/fixtures/temporary-folder.ts';
import { runningUrl } from '#platform/db/embedded/running-url.ts';
import { readPostmasterFile } from '#platform/db/embedded/server-process.ts';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';

/** One in the ordinary suite; `npm run resistencia` asks for hundreds. */
const kills = Number(process.env.CATEDRA_KILLS ?? 1);
const milestones = ['global/pg_control', '.', 'base/4'].slice(0, kills);
const limitMs = 180_000 + kills * MINUTO;

async function start(dataDir: string) {
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  onTestFinished(() => embedded.stop());
  return embedded;
}

const unfinishedIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('cluster.nuevo-')) : [];

async function recorded(url: string): Promise<Set<string>> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ fila: string }>(
    `select sesion || ' ' || numero as fila from anotaciones`,
  );
  await client.end();
  return new Set(rows.map((row) => row.fila));
}

test('matar la aplicación mientras escribe no pierde nada de lo confirmado', {
  timeout: limitMs,
}, async () => {
  const dataDir = temporaryFolder();
  const confirmed: string[] = [];
  for (let session = 1; session <= kills; session += 1) {
    const app = runSmallApp([dataDir, String(session), 'escribir']);
    const listo = await app.says('listo');
    await app.says(`anotado ${session} ${5 + (session % 40)}`);
    const server = readPostmasterFile(clusterOf(listo?.replace('listo ', '') ?? ''));
    app.child.kill('SIGKILL');
    // The first time and every third one PostgreSQL falls with it, as in a power cut.
    if (session % 3 === 1 && server) process.kill(server.pid, 'SIGKILL');
    await app.kill('SIGKILL');
    confirmed.push(...app.lines.filter((line) => line.startsWith('anotado ')).map((line) => line.slice(8)));
  }
  const embedded = await start(dataDir);
  const rows = await recorded(embedded.url);

  expect(confirmed.length).toBeGreaterThan(kills * 5);
  expect(confirmed.filter((row) => !rows.has(row))).toEqual([]);
});

test('matar la aplicación mientras crea la base de datos no deja media base de datos', {
  timeout: limitMs,
}, async () => {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'postgres');
  const reached = (milestone: string) => () =>
    existsSync(clusterOf(folder)) ||
    unfinishedIn(folder).some((name) => existsSync(join(folder, name, milestone)));

  for (const milestone of milestones) {
    const app = runSmallApp([dataDir, 'creación']);
    await expect.poll(reached(milestone), { interval: 1 }).toBe(true);
    await app.kill('SIGKILL');
  }
  const first = await start(dataDir);
  await first.stop();
  const second = await start(dataDir);

  expect(second.folder).toBe(folder);
  expect(unfinishedIn(folder)).toEqual([]);
});

test('si PostgreSQL muere a mitad de una sentencia, el siguiente arranque espera a que acabe', {
  timeout: 120_000,
}, async () => {
  const dataDir = temporaryFolder();
  const app = runSmallApp([dataDir, 'ocupada']);
  const folder = (await app.says('listo'))?.replace('listo ', '') ?? '';
  const client = new pg.Client(runningUrl(dataDir));
  client.on('error', () => undefined);
  await client.connect();
  // Longer than the first attempts take; it looks at nothing meanwhile, so it does not notice that it is an orphan.
  const busy = client
    .query(`do $$ declare fin timestamptz := clock_timestamp() + interval '9 s';
              begin while clock_timestamp() < fin loop end loop; end $$`)
    .catch(() => undefined);
  await expect
    .poll(async () => {
      const watch = new pg.Client(runningUrl(dataDir));
      await watch.connect();
      const { rows } = await watch.query(
        `select from pg_stat_activity where state = 'active' and query like 'do $$%'`,
      );
      await watch.end();
      return rows.length;
    })
    .toBe(1);
  const server = readPostmasterFile(clusterOf(folder));
  app.child.kill('SIGKILL');
  if (server) process.kill(server.pid, 'SIGKILL');
  await app.kill('SIGKILL');

  const embedded = await start(dataDir);
  await busy;
  await client.end().catch(() => undefined);
  expect(await accepts(embedded.url)).toBe(true);
});
