import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { id } from '@catedra/shared/core/fields.ts';
import { entrada, sesionAbierta, sesionActual } from '@catedra/shared/sesion/contract.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { letIn, navegadorDe, visitorOf } from '#features/sesion/sign-in/browser.ts';
import { checkSignIn } from '#features/sesion/sign-in/check-sign-in.ts';
import { entrar } from '#features/sesion/commands/entrar.ts';
import { clearCookie, cookieName, miradaCookieName, readCookie } from '#features/sesion/sessions/cookie.ts';
import { terminarSesion, terminarSesionPropia } from '#features/sesion/sessions/end-sessions.ts';
import { terminarMirada } from '#features/sesion/mirada/end-mirada.ts';
import type { Limits } from '#features/sesion/sign-in/limits.ts';
import { leerAbiertas, leerSesion } from '#features/sesion/queries.ts';
import { hashToken } from '#features/sesion/sessions/token.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['sesion'];
/** Records leave as they were parsed: their schemas tidy what comes in and can't be run backwards. */
const serializerCompiler = () => JSON.stringify;

export function sessionRoutes(app: FastifyInstance, platform: Platform, limits: Limits): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { db, clock, config } = platform;
  const feedPosition = () => app.feedPosition();

  routes.post('/api/sesion', {
    config: { acceso: 'publico' },
    schema: {
      tags,
      summary: 'Entra con correo o usuario y contraseña',
      body: entrada,
      response: { 200: sesionActual },
    },
    serializerCompiler,
    handler: async (request, reply) => {
      const door = { db, clock, limits, log: request.log };
      const quien = await checkSignIn(door, visitorOf(request, platform), request.body);
      const dentro = await runWork(platform, SISTEMA, 'sesion.entrar', (work) =>
        entrar(work, quien, navegadorDe(request, platform)),
      );
      letIn(reply, platform, dentro);
      request.log.info({ usuarioId: quien.usuarioId }, 'signed in');
      return leerSesion(platform, feedPosition, { actor: { id: quien.usuarioId } });
    },
  });

  routes.get('/api/sesion', {
    config: { acceso: 'propio', mirada: 'siempre' },
    schema: { tags, summary: 'Dice quién está y qué puede hacer', response: { 200: sesionActual } },
    serializerCompiler,
    handler: (request, reply) => {
      const cookie = miradaCookieName(config);
      if (!request.session.mirada && readCookie(request, cookie) !== null) clearCookie(reply, config, cookie);
      return leerSesion(platform, feedPosition, request.session);
    },
  });

  routes.delete('/api/sesion', {
    config: { acceso: 'publico' },
    schema: { tags, summary: 'Sale; sin sesión también está bien', response: { 204: z.null() } },
    handler: async (request, reply) => {
      const token = readCookie(request, cookieName(config));
      if (token !== null) {
        await terminarMirada(platform, token, readCookie(request, miradaCookieName(config)));
        await runWork(platform, SISTEMA, 'sesion.salir', (work) => terminarSesion(work, hashToken(token)));
      }
      clearCookie(reply, config, cookieName(config));
      clearCookie(reply, config, miradaCookieName(config));
      return reply.code(204).send(null);
    },
  });

  routes.get('/api/sesion/abiertas', {
    config: { mirada: 'nunca' },
    schema: { tags, summary: 'Lee mis sesiones abiertas', response: { 200: z.array(sesionAbierta) } },
    handler: (request) => leerAbiertas(db, request.session, clock.now()),
  });

  routes.delete('/api/sesion/abiertas/:id', {
    schema: {
      tags,
      summary: 'Cierra una de mis sesiones',
      params: z.object({ id: id() }),
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const ended = await runWork(platform, request.session.actor, 'sesion.cerrar', (work) =>
        terminarSesionPropia(work, request.params.id),
      );
      if (ended === 0) throw noEncontrado();
      return reply.code(204).send(null);
    },
  });
}
