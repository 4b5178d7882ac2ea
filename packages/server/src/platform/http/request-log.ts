import type { FastifyInstance } from 'fastify';
import { loggedPath } from '#platform/http/logged-path.ts';

/** Longer ones are nobody's address. */
const MOST = 300;

/**
 * One line for each request, once it is over: what was asked, how it ended and how long it took. Never what was asked for
 * in the query, which may say a name, nor anything of the body.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        metodo: request.method,
        ruta: request.routeOptions.url,
        camino: loggedPath(request.url).slice(0, MOST),
        estado: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
      },
      'petición',
    );
    done();
  });
}
