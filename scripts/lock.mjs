import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { root } from './root.mjs';

/**
 * Does the work while no other process of this machine, or of this container, does it in this folder.
 * A socket in Linux's abstract namespace needs no file and disappears with the process that holds it.
 * @param {string} name
 * @param {() => void} onWait
 * @param {() => Promise<void>} work
 */
export async function alone(name, onWait, work) {
  const path = `\0catedra-${name}-${createHash('sha256').update(root).digest('hex').slice(0, 24)}`;
  let release = await take(path);
  if (!release) onWait();
  while (!release) {
    await released(path);
    release = await take(path);
  }
  try {
    await work();
  } finally {
    release();
  }
}

/**
 * @param {string} path
 * @returns {Promise<(() => void) | undefined>}
 */
function take(path) {
  return new Promise((resolve) => {
    /** @type {Set<import('node:net').Socket>} */
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket);
      socket.on('error', () => socket.destroy());
    });
    const release = () => {
      server.close();
      for (const socket of waiting) socket.destroy();
    };
    server.once('error', (error) => {
      // The first releases of Node 20 lack abstract sockets: better to go on unprotected than not at all.
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      resolve(taken ? undefined : () => undefined);
    });
    server.listen(path, () => resolve(release));
  });
}

/**
 * @param {string} path
 * @returns {Promise<void>}
 */
function released(path) {
  return new Promise((resolve) => {
    connect(path)
      .on('error', () => undefined)
      .once('close', () => resolve());
  });
}
