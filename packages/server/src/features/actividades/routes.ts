import { actividades } from '@catedra/shared/actividades/collection.ts';
import {
  contenidoDeCurso,
  duplicarActividad as duplicarInput,
  fechasGuardadas,
  ordenarActividades as ordenarInput,
  ordenGuardado,
  ponerFechaLimite as fechaInput,
} from '@catedra/shared/actividades/commands.ts';
import { id } from '@catedra/shared/core/fields.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { duplicarActividad } from '#features/actividades/commands/duplicar-actividad.ts';
import { ordenarActividades } from '#features/actividades/commands/ordenar-actividades.ts';
import { ponerFechaLimite } from '#features/actividades/commands/poner-fecha-limite.ts';
import { leerContenido } from '#features/actividades/queries.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['cursos'];

export function actividadesRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get('/api/cursos/:id/contenido', {
    schema: {
      tags,
      summary: 'Lee un curso, por su id o su dirección, con sus secciones y el índice de sus actividades',
      params: z.object({ id: z.string().min(1).max(200) }),
      response: { 200: contenidoDeCurso },
    },
    // The query already answers with JSON text.
    serializerCompiler: () => String,
    handler: async (request, reply) => {
      const json = await leerContenido(platform.db, request.session.actor, request.params.id);
      return reply.type('application/json; charset=utf-8').send(json as never);
    },
  });

  routes.post('/api/cursos/:id/ordenar-actividades', {
    schema: {
      tags,
      summary: 'Coloca actividades de un curso en su sección y su orden',
      params: z.object({ id: id() }),
      body: ordenarInput,
      response: { 200: ordenGuardado },
    },
    handler: (request) =>
      runWork(platform, request.session.actor, 'actividades.ordenar-actividades', (work) =>
        ordenarActividades(work, request.params.id, request.body.actividades),
      ),
  });

  routes.post('/api/cursos/:id/fechas-de-actividades', {
    schema: {
      tags,
      summary: 'Pone la misma fecha límite a varias actividades de un curso, o se la quita',
      params: z.object({ id: id() }),
      body: fechaInput,
      response: { 200: fechasGuardadas },
    },
    handler: (request) =>
      runWork(platform, request.session.actor, 'actividades.poner-fecha-limite', (work) =>
        ponerFechaLimite(work, request.params.id, request.body),
      ),
  });

  routes.post('/api/actividades/:id/duplicar', {
    schema: {
      tags: ['actividades'],
      summary: 'Copia una actividad justo detrás; en un curso publicado la copia nace oculta',
      params: z.object({ id: id() }),
      body: duplicarInput,
      response: { 200: actividades.record },
    },
    handler: (request) =>
      runWork(platform, request.session.actor, 'actividades.duplicar-actividad', (work) =>
        duplicarActividad(work, request.params.id, request.body.copiaId),
      ),
  });
}
