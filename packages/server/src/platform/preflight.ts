import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { type Config, ConfigError } from '#platform/config.ts';
import { keepsSession } from '#platform/db/keeps-session.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What keeps the address from being listened on, or nothing if it is something else. */
export function listenProblem(
  error: unknown,
  { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>,
): ConfigError | null {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new ConfigError(
        `PORT: el puerto ${PORT} ya lo usa otro programa. Ciérralo, o elige otro: PORT=${PORT + 1} npm start`,
      );
    case 'EACCES':
      return new ConfigError(
        `PORT: este usuario no puede escuchar en el puerto ${PORT}. Elige uno a partir de 1024: PORT=3000 npm start`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError(
        `HOST: este equipo no tiene la dirección «${HOST}». Escribe una suya, o 0.0.0.0 para escuchar en todas.`,
      );
    default:
      return null;
  }
}

async function refuseTakenPort(config: Config): Promise<void> {
  const server = createServer();
  try {
    server.listen(config.PORT, config.HOST);
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  } catch (error) {
    throw listenProblem(error, config) ?? error;
  }
}

function folderProblem(error: unknown, folder: string): ConfigError {
  const code = codeOf(error);
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new ConfigError(
      `DATA_DIR: «${folder}» es un archivo o pasa por uno. Escribe el nombre de una carpeta.`,
    );
  if (code === 'ENOSPC')
    return new ConfigError(
      `DATA_DIR: no queda espacio en «${folder}». Libera espacio, o elige otra carpeta.`,
    );
  return new ConfigError(
    `DATA_DIR: no se puede escribir en «${folder}» (${code}). Da permiso a este usuario, o elige otra carpeta.`,
  );
}

/** Step by step: asked for the whole path, Node never ends where the file system lets nothing be made. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  mkdirSync(path);
}

/** An empty file has room on a full disk too. */
const SOME_BYTES = Buffer.alloc(64 << 10);

/** Tried for real: modes alone don't tell of a file system that is mounted to be read. */
function refuseUnwritableFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): void {
  const folder = resolve(DATA_DIR);
  const probe = join(folder, `.prueba-${randomUUID()}`);
  try {
    makeFolder(folder);
    try {
      writeFileSync(probe, SOME_BYTES);
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throw folderProblem(error, folder);
  }
}

/** How a pooler refuses a connection that says how it wants to be served. */
const UNKNOWN_OPTION = '08P01';
const POOLER =
  'esa dirección lleva a un repartidor de conexiones, como PgBouncer, que las presta por transacciones. Cátedra necesita que cada conexión sea siempre la misma: escribe la dirección del propio PostgreSQL, o pon el repartidor en modo «session» con options entre los parámetros que deja pasar.';

/** Ours: the options of a connection were left out on the way, or the address has others in their place. */
const OTHER_ZONE = 'OTRA_ZONA';

function databaseProblem(error: unknown, url: URL): string {
  const place = `${url.hostname}:${url.port || 5432}`;
  const base = decodeURIComponent(url.pathname.slice(1));
  const code = codeOf(error);
  switch (code) {
    case '28P01':
    case '28000':
      return `PostgreSQL, en ${place}, no admite ese usuario o esa contraseña. Revísalos.`;
    case '3D000':
      return `en ${place} no existe la base «${base}». Créala (createdb ${base}), o escribe otra.`;
    case '42501':
      return `ese usuario no tiene permiso en la base «${base}». Dale permiso para conectarse y crear tablas.`;
    case '53300':
      return `PostgreSQL, en ${place}, no tiene conexiones libres. Sube su max_connections, o cierra otros programas.`;
    case UNKNOWN_OPTION:
      return POOLER;
    case OTHER_ZONE:
      return `las conexiones no quedan en la hora universal que piden al entrar: un repartidor se la calla, o la dirección trae otras options. Ponla en su usuario: alter role ${error instanceof Error ? error.message : ''} set timezone = 'UTC'`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `no se encuentra el equipo «${url.hostname}». Revisa su nombre.`;
    default:
      return `no se llega a PostgreSQL en ${place}${code && ` (${code})`}. Comprueba que está en marcha y que la dirección es esa.`;
  }
}

const PATIENCE_MS = 10_000;

async function refuseUnreachableDatabase(address: string): Promise<void> {
  const client = new pg.Client({
    options: '-c timezone=UTC',
    connectionString: address,
    connectionTimeoutMillis: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ may: boolean; universal: boolean; role: string }>(
      `select has_database_privilege(current_database(), 'create') as may, quote_ident(current_user) as role,
              extract(timezone from timestamptz '2026-01-01') = 0
                and extract(timezone from timestamptz '2026-07-01') = 0 as universal`,
    );
    if (!rows[0]?.may) throw Object.assign(new Error('may not create'), { code: '42501' });
    if (!rows[0].universal) throw Object.assign(new Error(rows[0].role), { code: OTHER_ZONE });
  } catch (error) {
    throw new ConfigError(`DATABASE_URL: ${databaseProblem(error, new URL(address))}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function refusePooler(address: string): Promise<void> {
  if (!(await keepsSession(address))) throw new ConfigError(`DATABASE_URL: ${POOLER}`);
}

/** Where the data are: looked at before anything is done with them. */
export async function checkData(config: Config): Promise<void> {
  refuseUnwritableFolder(config);
  if (!config.DATABASE_URL) return;
  await refuseUnreachableDatabase(config.DATABASE_URL);
  await refusePooler(config.DATABASE_URL);
}

/** Everything outside that a start needs, looked at before anything is done. */
export async function preflight(config: Config): Promise<void> {
  await refuseTakenPort(config);
  await checkData(config);
}
