import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** What an address of this kind may be long, in bytes, on Linux. */
const LONGEST = 107;
const PREFIX = '.s.PGSQL.';

export const fits = (cluster: string) =>
  !/[",]/.test(cluster) && Buffer.byteLength(join(cluster, `${PREFIX}65535`)) <= LONGEST;

/** Tried for real: a folder shared with another machine may not hold sockets. */
async function holdsSockets(folder: string): Promise<boolean> {
  const path = join(folder, '.s.prueba');
  // One left by an app that was killed meanwhile would be in the way for ever.
  rmSync(path, { force: true });
  const server = createServer().listen(path);
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

/** The ports that sockets in this folder are named after, whoever left them there. */
export const socketPorts = (cluster: string): number[] =>
  readdirSync(cluster)
    .filter((entry) => /^\.s\.PGSQL\.\d+$/.test(entry))
    .map((entry) => Number(entry.slice(PREFIX.length)));

const NOBODY = ['ECONNREFUSED', 'ENOENT'];

/** Whether a process listens there; one too busy, or closed to whoever asks, lives all the same. */
export function answers(folder: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(folder, `${PREFIX}${port}`));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) => resolve(!('code' in error && NOBODY.includes(String(error.code)))));
  });
}
