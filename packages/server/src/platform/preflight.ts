import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { codeOf } from '#platform/code-of.ts';
import { type Config, ConfigError } from '#platform/config.ts';
import { checkBase } from '#platform/preflight-base.ts';

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

/** Where the data are: looked at before anything is done with them. */
export async function checkData(config: Config): Promise<void> {
  refuseUnwritableFolder(config);
  await checkBase(config);
}

/** Everything outside that a start needs, looked at before anything is done. */
export async function preflight(config: Config): Promise<void> {
  await refuseTakenPort(config);
  await checkData(config);
}
