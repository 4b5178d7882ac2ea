import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whoever keeps a connection and asks now and then is told in the answer that it ends; the rest are not using it. */
const QUIET_MS = 3000;
const LOOK_MS = 100;

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });

/**
 * Nobody new comes in, those inside are shown another door with their next answer, and what is being answered goes on to
 * its end. Streams end at once: whoever reads one comes back elsewhere, from where it was.
 */
export async function leaveQuietly(app: FastifyInstance, patienceMs: number): Promise<void> {
  const { server } = app;
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // That of HTTP would cut those that wait for their next request, which may be on its way.
  Server.prototype.close.call(server);
  await app.endStreams();
  for (const since = performance.now(); (await connectionsOf(server)) > 0; await pause(LOOK_MS)) {
    const waited = performance.now() - since;
    if (waited > patienceMs) return;
    if (waited > QUIET_MS) server.closeIdleConnections();
  }
}
