import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** What an address of this kind may be long, in bytes, on Linux. */
const LONGEST = 107;
const PREFIX = '.s.PGSQL.';

const fits = (cluster: string) =>
  !/[",]/.test(cluster) && Buffer.byteLength(join(cluster, `${PREFIX}65535`)) <= LONGEST;

/** Tried for real: a folder shared with another machine may not hold sockets. */
async function holdsSockets(folder: string): Promise<boolean> {
  const server = createServer().listen(join(folder, '.s.prueba'));
  try {
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    return false;
  }
}

/**
 * The folder of the cluster's Unix sockets, by which a question and its answer cost a quarter less than by the network of
 * this machine; empty where it can't be, and then they go by that network.
 */
export const socketsFolder = async (cluster: string): Promise<string> =>
  fits(cluster) && (await holdsSockets(cluster)) ? cluster : '';

/** Those of a server that was killed: the number in their lock may be another program's by now. */
export function removeOldSockets(cluster: string): void {
  for (const name of readdirSync(cluster).filter((entry) => entry.startsWith(PREFIX)))
    rmSync(join(cluster, name), { force: true });
}
