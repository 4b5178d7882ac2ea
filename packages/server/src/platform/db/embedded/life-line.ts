import { spawnSync } from 'node:child_process';
import { closeSync, constants, lstatSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const fileOf = (folder: string) => join(folder, 'vivo');

const isThere = (file: string) => lstatSync(file, { throwIfNoEntry: false })?.isFIFO() ?? false;

/**
 * The reading end of a pipe with a name, for PostgreSQL to inherit: the kernel knows whether any of its processes still
 * holds it, whoever asks and from whichever container. Nothing where the file system has no such pipes.
 */
export function openLifeLine(folder: string): number | undefined {
  const file = fileOf(folder);
  if (!isThere(file)) {
    rmSync(file, { force: true });
    if (spawnSync('mkfifo', ['-m', '600', file]).status !== 0) return undefined;
  }
  return openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
}

/** Whether a process of this folder's PostgreSQL lives, on any side: a pipe that nobody reads can't be opened to write. */
export function holdsLifeLine(folder: string): boolean {
  const file = fileOf(folder);
  if (!isThere(file)) return false;
  try {
    closeSync(openSync(file, constants.O_WRONLY | constants.O_NONBLOCK));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENXIO') return false;
    throw error;
  }
}

/** Once closed in order, nothing that is no plain file stays in the folder for whoever copies it. */
export function removeLifeLine(folder: string): void {
  if (!holdsLifeLine(folder)) rmSync(fileOf(folder), { force: true });
}
