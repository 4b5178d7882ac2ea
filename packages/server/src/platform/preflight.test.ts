import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ConfigError, loadConfig } from '#platform/config.ts';
import { preflight } from '#platform/preflight.ts';
import { startAcademy } from '#testing/academy-process.ts';
import { deafWay } from '#testing/deaf-way.ts';
import { createTestDatabase } from '#testing/postgres.ts';

/** A disk without room, as the system tells it: the name of a file fits, its first bytes don't. */
const disk = vi.hoisted(() => ({ full: false }));
vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  const write: typeof fs.writeFileSync = (path, data, options) => {
    fs.writeFileSync(path, disk.full ? '' : data, options);
    if (disk.full && data !== '') throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  };
  return { ...fs, writeFileSync: write };
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'catedra-vuelo-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** The sentence with which it refuses to start. */
async function refusal(env: Record<string, string>): Promise<string> {
  const error = await preflight(loadConfig({ PORT: '0', ...env })).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  return (error as ConfigError).message;
}

async function takenPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

const SENTENCE = /^[A-Z_]+: [^\n]+$/;

test('un puerto ocupado se nombra antes de hacer nada en la carpeta de datos', async () => {
  const [DATA_DIR, PORT] = [join(folder(), 'datos'), await takenPort()];

  const academy = startAcademy({ DATA_DIR, PORT });

  expect(await academy.ended()).toBe(1);
  expect(academy.output()).toBe(
    `PORT: el puerto ${PORT} ya lo usa otro programa. Ciérralo, o elige otro: PORT=${Number(PORT) + 1} npm start\n`,
  );
  expect(existsSync(DATA_DIR)).toBe(false);
});

test.each([
  [
    'una dirección que no es de este equipo',
    { HOST: '203.0.113.9' },
    'HOST: este equipo no tiene la dirección «203.0.113.9»',
  ],
  [
    'una base que no responde',
    { DATABASE_URL: 'postgres://ana:secreta@127.0.0.1:1/academia' },
    'DATABASE_URL: no se llega a PostgreSQL en 127.0.0.1:1 (ECONNREFUSED)',
  ],
  [
    'un equipo que no existe',
    { DATABASE_URL: 'postgres://ana:secreta@no-existe.invalid/academia' },
    'DATABASE_URL: no se encuentra el equipo «no-existe.invalid»',
  ],
])('%s se dice en una frase, sin trazas ni contraseñas', async (_, env, sentence) => {
  const said = await refusal({ DATA_DIR: join(folder(), 'datos'), ...env });
  expect(said).toContain(sentence);
  expect(said).toMatch(SENTENCE);
  expect(said).not.toContain('secreta');
});

test.each([
  [
    'la contraseña',
    (url: URL) => void (url.password = 'equivocada'),
    'no admite ese usuario o esa contraseña',
  ],
  ['el nombre de la base', (url: URL) => void (url.pathname = '/ninguna'), 'no existe la base «ninguna»'],
])('si falla %s se dice', async (_, spoil, sentence) => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const url = new URL(database.url);
  spoil(url);
  const said = await refusal({ DATA_DIR: join(folder(), 'datos'), DATABASE_URL: url.href });
  expect(said).toMatch(SENTENCE);
  expect(said).toContain(sentence);
});

test.each([
  [
    'un archivo',
    () => {
      const file = join(folder(), 'archivo');
      writeFileSync(file, '');
      return file;
    },
    'es un archivo o pasa por uno',
  ],
  ['de solo lectura', () => '/proc/catedra', 'no se puede escribir en «/proc/catedra»'],
])('una carpeta de datos que es %s se nombra', async (_, DATA_DIR, sentence) => {
  const said = await refusal({ DATA_DIR: DATA_DIR() });
  expect(said).toMatch(SENTENCE);
  expect(said).toContain(sentence);
});

test('un disco lleno se nombra antes de arrancar la base de datos, y no queda nada de la prueba', async () => {
  const DATA_DIR = folder();
  disk.full = true;
  onTestFinished(() => void (disk.full = false));

  expect(await refusal({ DATA_DIR })).toBe(
    `DATA_DIR: no queda espacio en «${DATA_DIR}». Libera espacio, o elige otra carpeta.`,
  );
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

test('un repartidor que presta las conexiones por transacciones se nombra antes de arrancar', async () => {
  const { url } = await createTestDatabase();
  const DATABASE_URL = await deafWay(url);
  expect(await refusal({ DATA_DIR: folder(), DATABASE_URL })).toMatch(
    /^DATABASE_URL: .*PgBouncer.*DATABASE_URL_DIRECTA/,
  );
  await preflight(loadConfig({ PORT: '0', DATA_DIR: folder(), DATABASE_URL: url }));
});

test('unas conexiones que no quedan en hora universal se rechazan con lo que hay que escribir', async () => {
  const url = new URL((await createTestDatabase()).url);
  url.searchParams.set('options', '-c timezone=Europe/Madrid');
  expect(await refusal({ DATA_DIR: folder(), DATABASE_URL: url.href })).toMatch(
    /^DATABASE_URL: .*hora universal.*: alter role catedra set timezone = 'UTC'$/,
  );
});
