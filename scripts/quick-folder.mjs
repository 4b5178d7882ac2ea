import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
const GB = 1024 ** 3;
/** The databases of a whole run need a fourth of it; the rest is for the browser and the workers. */
const NEEDED = { free: 4 * GB, memory: 8 * GB };

/** @param {string} folder */
const freeIn = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * A folder for what a run of tests throws away: in memory where there is plenty, because hundreds of databases are copied,
 * and on the disk elsewhere, or where nothing kept in memory may be executed.
 * @param {string} [memory]
 * @param {typeof NEEDED} [needed]
 */
export function quickFolder(memory = IN_MEMORY, needed = NEEDED) {
  /** @type {string | undefined} */
  let folder;
  try {
    if (freeIn(memory) < needed.free || process.availableMemory() < needed.memory)
      throw new Error('too small');
    folder = mkdtempSync(join(memory, 'catedra-'));
    const program = join(folder, 'true');
    copyFileSync('/bin/true', program);
    execFileSync(program);
    rmSync(program);
  } catch {
    if (folder) rmSync(folder, { recursive: true, force: true });
    folder = mkdtempSync(join(tmpdir(), 'catedra-'));
  }
  // Otherwise PostgreSQL's own user could not enter when the tests run as root.
  chmodSync(folder, 0o755);
  return folder;
}
