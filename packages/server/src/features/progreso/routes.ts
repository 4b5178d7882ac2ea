import { id } from '@catedra/shared/core/fields.ts';
import { progreso } from '@catedra/shared/progreso/collection.ts';
import { latidoAnotado, latido } from '@catedra/shared/progreso/commands.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { abrirActividad } from '#features/progreso/commands/abrir-actividad.ts';
import { completarActividad } from '#features/progreso/commands/completar-actividad.ts';
import { latir } from '#features/progreso/commands/latir.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const commands = [
  { verbo: 'abrir', summary: 'Anota que abro una actividad de un curso mío', run: abrirActividad },
  { verbo: 'completar', summary: 'Marca una actividad como completada por mí', run: completarActividad },
] as const;

export function progresoRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  for (const { verbo, summary, run } of commands) {
    routes.post(`/api/actividades/:id/${verbo}`, {
      schema: {
        tags: ['progreso'],
        summary,
        params: z.object({ id: id() }),
        response: { 200: progreso.record },
      },
      handler: (request) =>
        runWork(platform, request.session.actor, `progreso.${verbo}-actividad`, (work) =>
          run(work, platform.config.ZONA_HORARIA, request.params.id),
        ),
    });
  }

  routes.post('/api/actividades/:id/latido', {
    schema: {
      tags: ['progreso'],
      summary: 'Anota por dónde voy en una actividad que tengo abierta',
      params: z.object({ id: id() }),
      body: latido,
      response: { 200: latidoAnotado },
    },
    serializerCompiler: () => JSON.stringify,
    handler: (request) => latir(platform, request.session.actor, request.params.id, request.body),
  });
}
