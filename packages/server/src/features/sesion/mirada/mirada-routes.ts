import { sesionActual, verComo as entradaDeVerComo } from '@catedra/shared/sesion/contract.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { dejarDeVerComo, verComo } from '#features/sesion/commands/ver-como.ts';
import { clearCookie, miradaCookieName, writeCookie } from '#features/sesion/sessions/cookie.ts';
import { encolarFinDeMirada } from '#features/sesion/jobs.ts';
import { DEJAR, EMPEZAR, mirarComo, miradaTerminada } from '#features/sesion/mirada/mirada.ts';
import { leerSesion } from '#features/sesion/queries.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['sesion'];
const serializerCompiler = () => JSON.stringify;

export function miradaRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { db, clock, config } = platform;
  const feedPosition = () => app.feedPosition();

  routes.post('/api/sesion/ver-como', {
    schema: {
      tags,
      summary: 'Empieza a ver la academia como otra persona, sin cambiar nada',
      body: entradaDeVerComo,
      response: { 200: sesionActual },
    },
    serializerCompiler,
    handler: async (request, reply) => {
      const { session } = request;
      const { usuarioId } = request.body;
      await runWork(platform, session.actor, EMPEZAR, async (work) =>
        encolarFinDeMirada(platform, work, await verComo(work, session.id, usuarioId)),
      );
      const mirada = await mirarComo(db, clock, session, usuarioId);
      if (!mirada) throw miradaTerminada();
      // It outlives the hour: were it to vanish, an old page's next click would be done as oneself.
      writeCookie(reply, config, miradaCookieName(config), usuarioId, session.expiraEn);
      request.log.info({ usuarioId: session.actor.id, como: usuarioId }, 'looks as someone else');
      return leerSesion(platform, feedPosition, mirada);
    },
  });

  routes.post('/api/sesion/dejar-de-ver-como', {
    config: { acceso: 'propio', mirada: 'siempre' },
    schema: {
      tags,
      summary: 'Vuelve a ver la academia como uno mismo; si ya era así, también está bien',
      response: { 200: sesionActual },
    },
    serializerCompiler,
    handler: async (request, reply) => {
      const { session } = request;
      clearCookie(reply, config, miradaCookieName(config));
      if (!session.mirada) return leerSesion(platform, feedPosition, session);
      const { quien } = session.mirada;
      await runWork(platform, quien, DEJAR, (work) => dejarDeVerComo(work, session.id, session.actor.id));
      return leerSesion(platform, feedPosition, { ...session, actor: quien, mirada: undefined });
    },
  });
}
