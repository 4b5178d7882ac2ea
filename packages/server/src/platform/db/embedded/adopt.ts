import { rmSync } from 'node:fs';

import { accepts } from '#platform/db/embedded/database.ts';
import { sameServer, servesCluster } from '#platform/db/embedded/postmaster-file.ts';
import {
  commandLineOf,
  fromOrphan,
  pidFileOf,
  readPostmasterFile,
  readyPort,
  type ServerProcess,
  stopServer,
} from '#platform/db/embedded/server-process.ts';
import { urlOf } from '#platform/db/embedded/settings.ts';

export type Running = { server: ServerProcess; port: number };

/** What a PostgreSQL must be to be ours: whose folder, opened how, and answering where. */
export type Ours = { cluster: string; sockets: string; password: string; expected: string[] };

const RECOVERY_MS = 300_000;
const STOP_MS = 2500;

/** The PostgreSQL that a killed app left behind: kept if it is just what would be started now, stopped otherwise. */
export async function adoptOrphan(
  { cluster, sockets, password, expected }: Ours,
  log: (message: string) => void,
): Promise<Running | undefined> {
  const file = readPostmasterFile(cluster);
  if (!file) return undefined;
  const commandLine = commandLineOf(file.pid);
  if (!servesCluster(commandLine, cluster)) {
    // PostgreSQL would refuse to start while another program of the same user has this old pid.
    rmSync(pidFileOf(cluster), { force: true });
    return undefined;
  }

  const server = fromOrphan(file.pid, cluster);
  if (file.status !== 'stopping' && sameServer(commandLine, expected)) {
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
