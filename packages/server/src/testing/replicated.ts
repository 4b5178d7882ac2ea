import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#platform/free-port.ts';

export interface Replicated {
  readonly primary: string;
  readonly replica: string;
  stopReplica(): void;
  stop(): void;
}

/** The PostgreSQL of the distribution, whose tools make a server that follows another; nothing where there is none. */
export function distributionPostgres(): string | undefined {
  const found = globSync('/usr/lib/postgresql/*/bin').filter((bin) => existsSync(join(bin, 'pg_basebackup')));
  return found.toSorted().at(-1);
}

/** PostgreSQL refuses to run as whoever may do everything. */
function accountOf(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const numbers = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
  );
  return { uid: numbers[0] ?? 0, gid: numbers[1] ?? 0 };
}

/** Two servers of the distribution, the second of which follows the first by its log as it is written. */
export async function startReplicated(bin: string): Promise<Replicated> {
  const account = accountOf();
  const at = mkdtempSync(join(tmpdir(), 'catedra-replica-'));
  if (account.uid !== undefined) chownSync(at, account.uid, account.gid ?? 0);
  chmodSync(at, 0o700);
  const run = (program: string, ...args: string[]) =>
    void execFileSync(join(bin, program), args, {
      ...account,
      cwd: at,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const folders = [join(at, 'primera'), join(at, 'segunda')] as const;
  const ports = [await freePort(), await freePort()] as const;
  const start = (which: 0 | 1) =>
    run(
      'pg_ctl',
      '-w',
      '-D',
      folders[which],
      '-l',
      join(at, `registro-${which}`),
      '-o',
      `-p ${ports[which]} -k ${at} -c listen_addresses=127.0.0.1 -c max_connections=120`,
      'start',
    );
  run(
    'initdb',
    '-D',
    folders[0],
    '-U',
    'catedra',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  writeFileSync(join(folders[0], 'postgresql.auto.conf'), 'fsync = off\n');
  start(0);
  const [first, second] = ports.map((port) => `postgres://catedra@127.0.0.1:${port}/academia`);
  run('createdb', '-h', '127.0.0.1', '-p', String(ports[0]), '-U', 'catedra', 'academia');
  run(
    'pg_basebackup',
    '-D',
    folders[1],
    '-h',
    '127.0.0.1',
    '-p',
    String(ports[0]),
    '-U',
    'catedra',
    '-R',
    '-c',
    'fast',
  );
  start(1);
  const stop = (which: 0 | 1) => run('pg_ctl', '-w', '-m', 'immediate', '-D', folders[which], 'stop');
  let follows = true;
  const stopReplica = () => {
    if (follows) stop(1);
    follows = false;
  };
  return {
    primary: first ?? '',
    replica: second ?? '',
    stopReplica,
    stop() {
      stopReplica();
      stop(0);
      rmSync(at, { recursive: true, force: true });
    },
  };
}
