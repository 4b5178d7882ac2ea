import { ordenDeContraseñas } from '@catedra/shared/cargas/commands.ts';
import { id } from '@catedra/shared/core/fields.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { darContraseñas } from '#features/cargas/commands/dar-contrasenas.ts';
import {
  type Formato,
  fallidas,
  hojaDeContraseñas,
  plantilla,
  TIPOS,
} from '#features/cargas/archivo/descargas.ts';
import { exigirPermiso } from '#features/cargas/queries.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['cargas'];
const params = z.object({ id: id() });
const response = { 200: z.string().describe('Un archivo') };

const enviar = (reply: FastifyReply, nombre: string, formato: Formato, archivo: unknown) => {
  reply.header('content-disposition', `attachment; filename="${nombre}.${formato}"`);
  reply.header('cache-control', 'no-store');
  return reply.type(TIPOS[formato]).send(archivo);
};

/** What leaves as a file. */
export function downloadRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { db, config } = platform;

  routes.get('/api/cargas/plantilla.xlsx', {
    schema: { tags, summary: 'Descarga una hoja vacía con los perfiles y grupos de esta academia', response },
    handler: async (request, reply) => {
      exigirPermiso(request.session.actor);
      return enviar(reply, 'plantilla-personas', 'xlsx', await plantilla(db, request.session.actor));
    },
  });

  for (const formato of ['csv', 'xlsx'] as const) {
    routes.get(`/api/cargas/:id/fallidas.${formato}`, {
      schema: { tags, summary: 'Descarga las filas que no se importaron, con su motivo', params, response },
      handler: async (request, reply) =>
        enviar(
          reply,
          'filas-por-corregir',
          formato,
          await fallidas(db, request.session.actor, request.params.id, formato),
        ),
    });
  }

  routes.post('/api/cargas/:id/contrasenas', {
    schema: {
      tags,
      summary: 'Hace las contraseñas temporales de las personas creadas y las da una sola vez',
      params,
      body: ordenDeContraseñas,
      response,
    },
    handler: async (request, reply) => {
      const { actor } = request.session;
      const { nuevas, formato } = request.body;
      const [yo] = await db
        .select({ zona: usuariosTable.zonaHoraria })
        .from(usuariosTable)
        .where(eq(usuariosTable.id, actor.id));
      const entregas = await runWork(platform, actor, 'cargas.dar-contrasenas', (work) =>
        darContraseñas(work, request.params.id, nuevas),
      );
      const hoja = hojaDeContraseñas(entregas, yo?.zona ?? config.ZONA_HORARIA, formato);
      return enviar(reply, 'contrasenas-temporales', formato, hoja);
    },
  });
}
