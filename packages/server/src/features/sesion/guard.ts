import '@fastify/cookie';
import { DomainError, noAutenticado } from '@catedra/shared';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookie } from '#features/sesion/cookie.ts';
import type { Sessions } from '#features/sesion/sessions.ts';

const cambioObligatorio = () =>
  new DomainError(403, 'CAMBIO_OBLIGATORIO', 'Debes cambiar tu contraseña temporal para continuar.');

const readsThemselves = (request: FastifyRequest) =>
  request.method === 'GET' && request.url === `/api/usuarios/${request.session.actor.id}`;

/** Every route needs a session unless it says it is public: a forgotten check denies. */
export function guardRoutes(app: FastifyInstance, sessions: Sessions, cookieName: string): void {
  app.decorateRequest('session');
  app.addHook('onRequest', async (request) => {
    const { acceso } = request.routeOptions.config;
    if (acceso === 'publico' || request.is404) return;
    const token = readCookie(request, cookieName);
    const session = token === null ? null : await sessions.find(token);
    if (session === null) throw noAutenticado();
    if (typeof session === 'string') throw noAutenticado(session);
    request.session = session;
    if (session.debeCambiar && acceso !== 'propio' && !readsThemselves(request)) throw cambioObligatorio();
  });
}
