import { DomainError } from '@catedra/shared/core/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify';
import { sendError } from '#platform/http/errors.ts';

/** How long a body may take to arrive. */
const WINDOW_MS = 30_000;
/** A long one may take as many windows as it needs while each brings this much: about 2 KB a second. */
const LEAST_BYTES = 64 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file of a size that a slow line can't bring in half a minute. */
    cuerpo?: 'largo';
  }
}

const demasiadoLenta = () =>
  new DomainError(
    408,
    'CONEXION_LENTA',
    'Lo que enviabas dejó de llegar a tiempo. Comprueba tu conexión y vuelve a intentarlo.',
  );

const bringsBody = ({ headers }: FastifyRequest['raw']) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Answers if nothing was answered, and closes: what is still to come would be waited for all the same. */
function cut(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) request.raw.socket.destroy();
  else sendError(demasiadoLenta(), request, reply.header('connection', 'close'));
}

/**
 * Nobody holds a connection by sending a body drop by drop. Node's own limit is one for every request of the server,
 * so ours stands in its place: half a minute for a body, or for each 64 KB of it where the route says `cuerpo: 'largo'`.
 */
export function limitSlowBodies(app: FastifyInstance): void {
  const long = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (bringsBody(raw)) {
      let before = raw.socket.bytesRead;
      const timer = setTimeout(() => {
        if (raw.complete) return;
        const since = raw.socket.bytesRead - before;
        if (!long.has(request) || since < LEAST_BYTES) return cut(request, reply);
        before += since;
        timer.refresh();
      }, WINDOW_MS);
      timer.unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });

  // Only once the guard has let them in: whoever is refused gets no more room than anybody else.
  const giveRoom: preParsingHookHandler = (request, _reply, payload, done) => {
    long.add(request);
    done(null, payload);
  };
  app.addHook('onRoute', (route) => {
    if (route.config?.cuerpo !== 'largo') return;
    route.preParsing = [giveRoom, ...[route.preParsing ?? []].flat()];
  });
}
