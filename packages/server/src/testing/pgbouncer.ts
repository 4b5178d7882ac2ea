import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#platform/free-port.ts';

export interface PgBouncer {
  /** The same database, by connections that are lent by the transaction. */
  readonly url: string;
  stop(): Promise<void>;
}

/** PgBouncer as Debian has it, in front of the server of an address. */
export async function startPgBouncer(databaseUrl: string, connections = 10): Promise<PgBouncer> {
  const target = new URL(databaseUrl);
  const at = mkdtempSync(join(tmpdir(), 'catedra-repartidor-'));
  chmodSync(at, 0o755);
  const port = await freePort();
  const password = decodeURIComponent(target.password);
  writeFileSync(join(at, 'usuarios'), `"${target.username}" "${password}"\n`);
  writeFileSync(
    join(at, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${target.searchParams.get('host') ?? target.hostname} port=${target.port || 5432}`,
      '[pgbouncer]',
      'pool_mode = transaction',
      `default_pool_size = ${connections}`,
      'max_client_conn = 500',
      `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
      `auth_type = ${password ? 'md5' : 'trust'}\nauth_file = ${at}/usuarios`,
    ].join('\n'),
  );
  // It refuses to run as the one user who may do everything.
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...asRoot, join(at, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(child, 'exit');
  const url = new URL(databaseUrl);
  url.search = '';
  url.host = `127.0.0.1:${port}`;
  await untilItAnswers(url.href);
  return {
    url: url.href,
    async stop() {
      child.kill('SIGINT');
      await gone;
      rmSync(at, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let times = 0; ; times++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (times === 100) throw error;
      await pause(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
