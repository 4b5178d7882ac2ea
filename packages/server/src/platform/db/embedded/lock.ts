import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { carpetaEnUso, carpetaSinPermiso } from '#platform/db/embedded/errors.ts';

export type Lock = { release(): void };

const SQLITE_BUSY = 5;

/** A collected database would give its lock away while the app still runs. */
const held = new Set<DatabaseSync>();

/**
 * Node has no file locks, but SQLite's exclusive transaction is one: the kernel drops it when the process dies,
 * and it holds between users, containers and network namespaces that share the folder.
 */
export function lockFolder(folder: string, dataDir: string): Lock {
  const file = join(folder, 'candado');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec('pragma journal_mode = memory; begin exclusive');
    chmodSync(file, 0o600);
  } catch (error) {
    database?.close();
    throw isBusy(error) ? carpetaEnUso(dataDir) : carpetaSinPermiso(folder, error);
  }
  held.add(database);
  return { release: () => release(database) };
}

function release(database: DatabaseSync): void {
  if (held.delete(database)) database.close();
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
