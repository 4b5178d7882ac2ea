import { id } from '@catedra/shared/core/fields.ts';
import { contraseñaTemporal } from '@catedra/shared/sesion/contract.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { darContraseñaTemporal } from '#features/sesion/commands/dar-contrasena-temporal.ts';
import { invitar } from '#features/sesion/commands/invitar.ts';
import { encolarCorreo } from '#features/sesion/jobs.ts';
import { siteOf } from '#features/sesion/sign-in/site.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['usuarios'];
const params = z.object({ id: id() });

/** What whoever administers people does for those who can't get in. */
export function accountRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post('/api/usuarios/:id/restablecer-contrasena', {
    schema: {
      tags,
      summary: 'Da a una persona una contraseña temporal, que se muestra una vez',
      params,
      response: { 200: contraseñaTemporal },
    },
    handler: (request) =>
      runWork(platform, request.session.actor, 'usuarios.restablecer-contrasena', (work) =>
        darContraseñaTemporal(work, request.params.id),
      ),
  });

  routes.post('/api/usuarios/:id/invitar', {
    schema: {
      tags,
      summary: 'Envía a una persona un enlace para elegir su contraseña',
      params,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const usuarioId = request.params.id;
      const sitio = siteOf(request, platform.config);
      await runWork(platform, request.session.actor, 'usuarios.invitar', async (work) => {
        await invitar(work, usuarioId);
        await encolarCorreo(platform, work, { tipo: 'invitacion', usuarioId, sitio });
      });
      return reply.code(204).send(null);
    },
  });
}
