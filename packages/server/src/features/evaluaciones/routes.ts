import { id } from '@catedra/shared/core/fields.ts';
import { evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import {
  creadaConActividad,
  crearConActividad as crearConActividadInput,
} from '@catedra/shared/evaluaciones/commands.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cerrarEvaluacion } from '#features/evaluaciones/commands/cerrar-evaluacion.ts';
import { crearConActividad } from '#features/evaluaciones/commands/crear-con-actividad.ts';
import { eliminarConActividad } from '#features/evaluaciones/commands/eliminar-con-actividad.ts';
import { publicarEvaluacion } from '#features/evaluaciones/commands/publicar-evaluacion.ts';
import { volverABorrador } from '#features/evaluaciones/commands/volver-a-borrador.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['evaluaciones'];
const params = z.object({ id: id() });
/** Commands answer with what was parsed already. */
const serializerCompiler = () => JSON.stringify;

const estados = [
  { verbo: 'publicar', summary: 'Publica una evaluación', command: publicarEvaluacion },
  { verbo: 'cerrar', summary: 'Cierra una evaluación', command: cerrarEvaluacion },
  { verbo: 'volver-a-borrador', summary: 'Retira una evaluación a borrador', command: volverABorrador },
] as const;

export function evaluacionesRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  for (const { verbo, summary, command } of estados) {
    routes.post(`/api/evaluaciones/:id/${verbo}`, {
      schema: { tags, summary, params, response: { 200: evaluaciones.record } },
      serializerCompiler,
      handler: (request) =>
        runWork(platform, request.session.actor, `evaluaciones.${verbo}`, (work) =>
          command(work, request.params.id),
        ),
    });
  }

  routes.post('/api/evaluaciones/crear-con-actividad', {
    schema: {
      tags,
      summary: 'Crea una actividad de tipo evaluación con sus reglas',
      body: crearConActividadInput,
      response: { 200: creadaConActividad },
    },
    serializerCompiler,
    handler: (request) =>
      runWork(platform, request.session.actor, 'evaluaciones.crear-con-actividad', (work) =>
        crearConActividad(work, request.body),
      ),
  });

  routes.post('/api/evaluaciones/:id/eliminar-con-actividad', {
    schema: {
      tags,
      summary: 'Elimina una evaluación y su actividad, o ninguna',
      params,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await runWork(platform, request.session.actor, 'evaluaciones.eliminar-con-actividad', (work) =>
        eliminarConActividad(work, request.params.id),
      );
      return reply.code(204).send(null);
    },
  });
}
