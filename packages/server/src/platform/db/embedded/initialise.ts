import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { Account } from '#platform/db/embedded/account.ts';
import type { Binaries } from '#platform/db/embedded/binaries.ts';
import { clusterOf } from '#platform/db/embedded/choose-folder.ts';
import { noArranca, otraVersion } from '#platform/db/embedded/errors.ts';
import { createPassword, passwordFileOf, readPassword } from '#platform/db/embedded/password.ts';
import { environment, SUPERUSER } from '#platform/db/embedded/settings.ts';

const UNFINISHED = 'cluster.nuevo-';

type Place = { folder: string; binaries: Binaries; account: Account; fsync: boolean; stop?: AbortSignal };

/** Makes the cluster if there is none, and answers its password. */
export async function ensureCluster(place: Place, log: (message: string) => void): Promise<string> {
  const { folder, binaries, account, fsync } = place;
  const cluster = clusterOf(folder);
  removeUnfinished(folder);
  if (existsSync(cluster)) {
    checkVersion(cluster, binaries.version);
    return readPassword(folder);
  }

  log(`Se crea la base de datos en ${folder}.`);
  const password = createPassword(folder, account);
  const unfinished = join(folder, `${UNFINISHED}${randomBytes(4).toString('hex')}`);
  mkdirSync(unfinished, { mode: 0o700 });
  if (account.ids) chownSync(unfinished, account.ids.uid, account.ids.gid);
  await runInitdb(place, unfinished);
  // Renamed when whole, so that a cluster exists complete or not at all.
  renameSync(unfinished, cluster);
  if (fsync) syncDirectory(folder);
  return password;
}

function checkVersion(cluster: string, version: string): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const expected = version.split('.')[0] ?? '';
  if (found !== expected) throw otraVersion(found, expected);
}

/** An initdb whose app was killed may still write there until it notices: what resists is left for the next time. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(UNFINISHED))) {
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      continue;
    }
  }
}

async function runInitdb({ folder, binaries, account, fsync, stop }: Place, cluster: string): Promise<void> {
  const locale = [
    '--locale=C',
    '--lc-ctype=C.UTF-8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const access = ['-U', SUPERUSER, '-A', 'scram-sha-256', `--pwfile=${passwordFileOf(folder)}`];
  const rest = ['-E', 'UTF8', '--no-instructions', ...(fsync ? [] : ['--no-sync'])];
  const child = spawn(binaries.initdb, ['-D', cluster, ...access, ...locale, ...rest], {
    ...account.ids,
    cwd: folder,
    env: environment,
    // A group of its own: whatever it has started ends with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let detail = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (detail += text));
  // Told to stop, nobody waits until it is done: what it leaves half made is removed at the next start.
  const cut = () => void (child.pid && process.kill(-child.pid, 'SIGKILL'));
  stop?.addEventListener('abort', cut);
  if (stop?.aborted) cut();
  const [code] = (await once(child, 'close').catch((error: unknown) => [String(error)])) as [unknown];
  stop?.removeEventListener('abort', cut);
  if (stop?.aborted && child.pid) await groupEnded(child.pid);
  if (code !== 0) throw noArranca('La creación de la base de datos', detail.trim() || String(code));
}

const LOOK_MS = 10;
const SOON_MS = 2000;

/** What initdb had started is killed with it, and goes a moment later. */
async function groupEnded(group: number): Promise<void> {
  for (const until = Date.now() + SOON_MS; Date.now() < until; await pause(LOOK_MS)) {
    try {
      process.kill(-group, 0);
    } catch {
      return;
    }
  }
}

function syncDirectory(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
