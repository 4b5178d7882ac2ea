import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import type { Socket } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';
import { SUPERUSER } from '#platform/db/embedded/settings.ts';

/** The migrated database that each test file clones. */
export const TEMPLATE = 'catedra_plantilla';

/** Each worker opens one or two whole applications at a time. */
const CONNECTIONS = 100 + 50 * availableParallelism();

/** The program's own limits, which end what keeps others waiting, would fail tests on a busy machine. */
const PATIENCE = {
  connect_timeout: '90',
  options: '-c timezone=UTC -c statement_timeout=90000 -c lock_timeout=60000',
};

export type TestServer = { url: string; stop(): Promise<void> };

/** A PostgreSQL to throw away: quick because it does not wait for the disk, and gone whatever happens to this process. */
export async function startTestServer(): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'catedra-pruebas-'));
  // Otherwise PostgreSQL's own user could not enter when the tests run as root.
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({
    dataDir,
    fsync: false,
    connections: CONNECTIONS,
    log: () => undefined,
  });
  const cleaner = startCleaner(embedded.folder, dataDir);
  const stop = async () => {
    await embedded.stop();
    await cleaner.clean();
  };
  await cheapenEntering(embedded.url);
  const url = new URL(embedded.url);
  for (const [name, value] of Object.entries(PATIENCE)) url.searchParams.set(name, value);
  return { url: url.href, stop };
}

/** Tests connect thousands of times, and each takes 4096 turns at working out the key of the password: here, one. */
async function cheapenEntering(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('set scram_iterations = 1');
  const password = pg.escapeLiteral(decodeURIComponent(new URL(url).password));
  await client.query(`alter role ${SUPERUSER} password ${password}`);
  await client.end();
}

/** Waits for the end of its input, which also comes when this process is killed, then removes what is left. */
const CLEANER = `
read -r _
if read -r pid < "$1/cluster/postmaster.pid"; then kill -QUIT "$pid"; fi
tries=0
while [ -e "$1/cluster/postmaster.pid" ] && [ $tries -lt 100 ]; do sleep 0.05; tries=$((tries + 1)); done
rm -rf "$1" "$2"
`;

function startCleaner(folder: string, dataDir: string): { clean(): Promise<void> } {
  const child = spawn('/bin/sh', ['-c', CLEANER, 'sh', folder, dataDir], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  (child.stdin as Socket).unref();
  const clean = async () => {
    child.ref();
    child.stdin.end();
    await once(child, 'exit');
  };
  return { clean };
}
