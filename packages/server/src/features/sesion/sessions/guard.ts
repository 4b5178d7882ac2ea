import '@fastify/cookie';
import { DomainError, noAutenticado, soloLectura } from '@catedra/shared/core/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookie } from '#features/sesion/sessions/cookie.ts';
import { miradaTerminada } from '#features/sesion/mirada/mirada.ts';
import type { Sessions } from '#features/sesion/sessions/sessions.ts';
import type { Session } from '#platform/session.ts';

const cambioObligatorio = () =>
  new DomainError(403, 'CAMBIO_OBLIGATORIO', 'Debes cambiar tu contraseña temporal para continuar.');

const esPrivado = () =>
  new DomainError(403, 'PRIVADO', 'Esto es privado: no se ve al mirar la academia como otra persona.');

const READS = ['GET', 'HEAD'];

const readsThemselves = (request: FastifyRequest) =>
  READS.includes(request.method) && request.url === `/api/usuarios/${request.session.actor.id}`;

export interface CookieNames {
  readonly session: string;
  readonly mirada: string;
}

/** Through another's eyes nothing is changed; and what was meant as theirs is never done as one's own. */
async function lookThrough(
  request: FastifyRequest,
  sessions: Sessions,
  session: Session,
  usuarioId: string | null,
): Promise<Session> {
  if (usuarioId === null) return session;
  const { mirada } = request.routeOptions.config;
  const through = await sessions.through(session, usuarioId);
  if (mirada === 'siempre') return through ?? session;
  if (!through) throw miradaTerminada();
  if (!READS.includes(request.method)) throw soloLectura();
  if (mirada === 'nunca') throw esPrivado();
  return through;
}

/** Every route needs a session unless it says it is public: a forgotten check denies. */
export function guardRoutes(app: FastifyInstance, sessions: Sessions, cookies: CookieNames): void {
  app.decorateRequest('session');
  app.addHook('onRequest', async (request) => {
    const { acceso } = request.routeOptions.config;
    if (acceso === 'publico' || request.is404) return;
    const token = readCookie(request, cookies.session);
    const session = token === null ? null : await sessions.find(token);
    if (session === null) throw noAutenticado();
    if (typeof session === 'string') throw noAutenticado(session);
    request.session = await lookThrough(request, sessions, session, readCookie(request, cookies.mirada));
    if (session.debeCambiar && acceso !== 'propio' && !readsThemselves(request)) throw cambioObligatorio();
  });
}
