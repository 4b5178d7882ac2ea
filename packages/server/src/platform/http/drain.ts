import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 8000;

/**
 * Lets the requests under way finish, then cuts every connection left: a browser's spare socket that never asked
 * anything would otherwise hold the server open for half a minute.
 */
export function drainOnClose(app: FastifyInstance, patienceMs = PATIENCE_MS): void {
  let active = 0;
  let onQuiet = () => undefined as void;
  app.addHook('onRequest', (_request, reply, done) => {
    // Whoever went away while an earlier hook was waiting will not go away again.
    if (reply.raw.destroyed) return done();
    active++;
    // Also when the other side goes away before the end, which ends no response.
    reply.raw.once('close', () => {
      active--;
      if (active === 0) onQuiet();
    });
    done();
  });
  app.addHook('preClose', async () => {
    if (active > 0) {
      await new Promise<void>((resolve) => {
        onQuiet = resolve;
        setTimeout(resolve, patienceMs).unref();
      });
    }
    app.server.closeAllConnections();
  });
}
