import { rmSync } from 'node:fs';

import { accepts } from '#platform/db/embedded/database.ts';
import { closeElsewhere } from '#platform/db/embedded/elsewhere.ts';
import { sameServer } from '#platform/db/embedded/postmaster-file.ts';
import {
  commandLineOf,
  fromOrphan,
  pidFileOf,
  readPostmasterFile,
  readyPort,
  type ServerProcess,
  servesHere,
  stopServer,
} from '#platform/db/embedded/server-process.ts';
import { urlOf } from '#platform/db/embedded/settings.ts';

export type Running = { server: ServerProcess; port: number };

/** What a PostgreSQL must be to be ours: whose folder, opened how, and answering where. */
export type Ours = {
  folder: string;
  cluster: string;
  sockets: string;
  password: string;
  expected: string[];
};

const RECOVERY_MS = 300_000;
const STOP_MS = 2500;

/**
 * The PostgreSQL that a killed app left behind: kept if it is just what would be started now, closed otherwise. Without an
 * answer, none lives on this folder any more, here or in another container.
 */
export async function adoptOrphan(ours: Ours, log: (message: string) => void): Promise<Running | undefined> {
  const running = await adoptHere(ours, log);
  if (running) return running;
  await closeElsewhere(ours, log);
  // PostgreSQL would refuse to start while another program of the same user has this old pid.
  rmSync(pidFileOf(ours.cluster), { force: true });
  return undefined;
}

async function adoptHere(
  { cluster, sockets, password, expected }: Ours,
  log: (message: string) => void,
): Promise<Running | undefined> {
  const file = readPostmasterFile(cluster);
  if (!file || !servesHere(file.pid, cluster)) return undefined;
  const server = fromOrphan(file.pid, cluster);
  if (file.status !== 'stopping' && sameServer(commandLineOf(file.pid), expected)) {
    const port = await readyPort(server, cluster, RECOVERY_MS);
    if (port && (await accepts(urlOf({ port, sockets }, password, 'postgres')))) {
      log('PostgreSQL seguía en marcha tras un cierre inesperado: se sigue usando, sin perder nada.');
      return { server, port };
    }
  }
  log('PostgreSQL seguía en marcha tras un cierre inesperado: se cierra y se vuelve a abrir.');
  await stopServer(server, STOP_MS);
  return undefined;
}
