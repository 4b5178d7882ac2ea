import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';

import { readNobody } from '#platform/db/embedded/account.ts';
import { clusterOf } from '#platform/db/embedded/choose-folder.ts';
import { reachableSmallApp } from '#platform/db/embedded/fixtures/reachable-app.ts';
import { runSmallApp } from '#platform/db/embedded/fixtures/run-small-app.ts';
import { temporaryFolder } from '#platform/db/embedded/fixtures/temporary-folder.ts';
import { runningUrl } from '#platform/db/embedded/running-url.ts';
import { commandLineOf, readPostmasterFile } from '#platform/db/embedded/server-process.ts';
import { type Embedded, type EmbeddedOptions, startEmbedded } from '#platform/db/embedded/start-embedded.ts';

const isRoot = process.getuid?.() === 0;

/** Used by all but those that need a folder of another kind: making a database is what takes time. */
const sharedDir = mkdtempSync(join(tmpdir(), 'catedra-'));
chmodSync(sharedDir, 0o755);
afterAll(() => rmSync(sharedDir, { recursive: true, force: true }));

async function start(dataDir: string, options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log: () => undefined, ...options });
  onTestFinished(() => embedded.stop());
  return embedded;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

const postmasterOf = ({ folder }: Embedded) => readPostmasterFile(clusterOf(folder))?.pid ?? 0;

test('la base de datos se crea al primer arranque y conserva lo escrito en el siguiente', async () => {
  const first = await start(sharedDir);
  await query(first.url, 'create table notas as select 7 as nota');
  await first.stop();
  const second = await start(sharedDir);

  expect(await query(second.url, 'select nota from notas')).toEqual([7]);
  expect(second.folder).toBe(first.folder);
});

test('quien se detiene mientras se crea no espera a que se acabe, y el siguiente arranque la crea entera', async () => {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'postgres');
  const stop = new AbortController();
  const starting = startEmbedded({ dataDir, log: () => undefined, stop: stop.signal });
  const halfMade = () =>
    readdirSync(folder).some((name) => name.startsWith('cluster.') && existsSync(join(folder, name, 'base')));
  await expect.poll(() => existsSync(folder) && halfMade(), { interval: 5 }).toBe(true);
  stop.abort();
  await expect(starting).rejects.toThrow('La creación de la base de datos');
  expect(existsSync(clusterOf(folder))).toBe(false);

  const { url } = await start(dataDir);
  expect(await query(url, 'select 7')).toEqual([7]);
});

test('la base de datos habla español, escribe de verdad en el disco y solo escucha en esta máquina', async () => {
  const { url, folder } = await start(sharedDir);
  const words = `unnest(array['oso', 'ñu', 'nube', 'árbol', 'bar'])`;

  expect(
    await query(url, `select palabra from ${words} palabra order by palabra collate "es-x-icu"`),
  ).toEqual(['árbol', 'bar', 'nube', 'ñu', 'oso']);
  await query(url, 'create extension unaccent');
  await query(url, 'create extension pg_trgm');
  expect(
    await query(url, `select unaccent('José'), similarity('ñu', 'Ñu'), cardinality(show_trgm('ñu'))`),
  ).toEqual(['Jose', 1, 3]);
  expect(await query(url, 'show fsync')).toEqual(['on']);
  expect(await query(url, 'show listen_addresses')).toEqual(['127.0.0.1']);
  expect(await query(url, 'select inet_client_addr()')).toEqual([null]);
  expect(statSync(clusterOf(folder)).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'clave')).mode & 0o777).toBe(0o600);
  await expect(query(url.replace(/:[^:@]+@/, ':otra@'), 'select 1')).rejects.toThrow(
    'password authentication failed',
  );
});

test('un segundo arranque en la misma carpeta se rechaza y no daña el primero', async () => {
  const first = await start(sharedDir);
  const other = runSmallApp([sharedDir, 'otra']);

  expect(await other.says('error')).toBe('error CARPETA_EN_USO');
  await other.kill('SIGKILL');
  await expect(startEmbedded({ dataDir: sharedDir, log: () => undefined })).rejects.toThrow(
    'Otra Cátedra ya usa esta carpeta',
  );
  expect(runningUrl(sharedDir)).toBe(first.url);
  expect(await query(first.url, 'select 1')).toEqual([1]);
});

test('si la aplicación se cierra sin despedirse, PostgreSQL no queda suelto', async () => {
  const app = runSmallApp([sharedDir, 'breve', 'salir']);
  const folder = (await app.says('listo'))?.replace('listo ', '') ?? '';
  await app.ended;

  await expect.poll(() => existsSync(join(clusterOf(folder), 'postmaster.pid'))).toBe(false);
});

test('si PostgreSQL se cae se vuelve a abrir en el mismo sitio, con lo guardado', async () => {
  const embedded = await start(sharedDir);
  await query(embedded.url, 'create table if not exists queda as select 7 as n');
  const fallen = postmasterOf(embedded);
  process.kill(fallen, 'SIGKILL');

  await expect.poll(() => query(embedded.url, 'select n from queda').catch(() => null)).toEqual([7]);
  expect(postmasterOf(embedded)).not.toBe(fallen);
});

test('el proceso que heredó el número de un PostgreSQL muerto no sufre ningún daño', async () => {
  const first = await start(sharedDir);
  const pidFile = join(clusterOf(first.folder), 'postmaster.pid');
  const stale = readFileSync(pidFile, 'utf8');
  await first.stop();
  const bystander = spawn('sleep', ['60'], isRoot ? readNobody() : {});
  onTestFinished(() => void bystander.kill());
  const inherited = stale.replace(/^\d+/, String(bystander.pid));
  writeFileSync(pidFile, inherited);
  writeFileSync(join(clusterOf(first.folder), `.s.PGSQL.${first.port}.lock`), inherited);
  writeFileSync(join(clusterOf(first.folder), '.s.prueba'), '');
  const second = await start(sharedDir);

  expect(await query(second.url, 'select inet_client_addr()')).toEqual([null]);
  await second.stop();
  expect(commandLineOf(bystander.pid ?? 0)).toEqual(['sleep', '60']);
  expect(readdirSync(clusterOf(first.folder)).filter((name) => name.startsWith('.s.'))).toEqual([]);
});

test('en una carpeta de camino tan largo que no caben sockets, se le habla por la red de esta máquina', async () => {
  const dataDir = join(temporaryFolder(), 'academia-de-la-empresa-'.repeat(4));
  const { url } = await start(dataDir, { fsync: false });

  expect(await query(url, 'select inet_client_addr()')).toEqual(['127.0.0.1']);
  expect(runningUrl(dataDir)).toBe(url);
});

test('un PostgreSQL suelto con otros ajustes se cierra y se abre con los de ahora', async () => {
  const app = runSmallApp([sharedDir, 'otra', 'sin-fsync']);
  await app.says('listo');
  await app.kill('SIGKILL');
  const embedded = await start(sharedDir);

  expect(await query(embedded.url, 'show fsync')).toEqual(['on']);
});

test('una carpeta en la que no se puede escribir se dice con claridad', async () => {
  const file = join(temporaryFolder(), 'archivo');
  writeFileSync(file, '');

  await expect(startEmbedded({ dataDir: join(file, 'datos'), log: () => undefined })).rejects.toThrow(
    'La base de datos de',
  );
});

test.runIf(isRoot)(
  'en una carpeta que solo root puede leer, la base de datos vive en un lugar duradero',
  async () => {
    const messages: string[] = [];
    const dataDir = temporaryFolder(0o700);
    const first = await start(dataDir, { log: (message) => messages.push(message) });
    onTestFinished(() => rmSync(first.folder, { recursive: true, force: true }));
    await query(first.url, 'create table notas as select 7 as nota');
    await first.stop();
    const second = await start(dataDir);

    expect(dirname(first.folder)).toBe('/var/lib/catedra');
    expect(messages.join('\n')).toContain(`la base de datos de esa carpeta está en ${first.folder}`);
    expect(await query(second.url, 'select nota from notas')).toEqual([7]);
  },
);

test.runIf(isRoot)(
  'un usuario corriente arranca la suya, y root la sigue usando sin adueñarse de ella',
  async () => {
    const dataDir = temporaryFolder();
    const program = await reachableSmallApp();
    const user = { uid: 1, gid: 1 };
    chownSync(dataDir, user.uid, user.gid);
    const app = runSmallApp([dataDir, 'corriente'], user, program);
    expect(await app.says('')).toBe(`listo ${join(dataDir, 'postgres')}`);
    await app.kill('SIGTERM');
    const embedded = await start(dataDir);
    await embedded.stop();
    const again = runSmallApp([dataDir, 'corriente'], user, program);

    expect(await again.says('')).toBe(`listo ${embedded.folder}`);
    await again.kill('SIGTERM');
  },
);
