import { id } from '@catedra/shared/core/fields.ts';
import {
  paquete,
  paquetesRecientes,
  revisarPaquete as revisarInput,
} from '@catedra/shared/paquetes/contract.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { eliminarCursoEntero } from '#features/paquetes/eliminar-curso-entero.ts';
import { exportarCurso } from '#features/paquetes/exportar/exportar-curso.ts';
import { ordenarImportar } from '#features/paquetes/importar/ordenar-importar.ts';
import { revisarPaquete } from '#features/paquetes/importar/revisar-paquete.ts';
import { encolarImportar } from '#features/paquetes/jobs.ts';
import { leerPaquete, leerRecientes } from '#features/paquetes/queries.ts';
import { runWork } from '#platform/changes/work.ts';
import { dispositionOf } from '#platform/http/disposition.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['paquetes'];
const params = z.object({ id: id() });

export function paquetesRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { db } = platform;

  routes.get('/api/cursos/:id/paquete', {
    schema: {
      tags,
      summary: 'Descarga un curso entero, con sus archivos, para llevarlo a otra academia',
      params,
      response: { 200: z.string().describe('Un archivo zip') },
    },
    handler: async (request, reply) => {
      const { nombre, bytes, contenido } = await exportarCurso(
        platform,
        request.session.actor,
        request.params.id,
      );
      return reply
        .headers({
          'content-disposition': dispositionOf('attachment', nombre),
          'content-length': bytes,
          'cache-control': 'no-store',
        })
        .type('application/zip')
        .send(contenido as never);
    },
  });

  routes.post('/api/cursos/:id/eliminar-entero', {
    schema: {
      tags: ['cursos'],
      summary: 'Elimina un curso que nadie usa, con todo lo que contiene',
      params,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await runWork(platform, request.session.actor, 'cursos.eliminar-entero', (work) =>
        eliminarCursoEntero(platform, work, request.params.id),
      );
      return reply.code(204).send(null);
    },
  });

  routes.get('/api/paquetes', {
    schema: { tags, summary: 'Lee mis últimos paquetes de curso', response: { 200: paquetesRecientes } },
    handler: async (request) => ({ datos: await leerRecientes(db, request.session.actor) }),
  });

  routes.get('/api/paquetes/:id', {
    schema: {
      tags,
      summary: 'Lee qué trae un paquete y cómo va su importación',
      params,
      response: { 200: paquete },
    },
    handler: (request) => leerPaquete(db, request.session.actor, request.params.id),
  });

  routes.post('/api/paquetes', {
    schema: {
      tags,
      summary: 'Revisa un paquete de curso ya subido, sin importar nada',
      body: revisarInput,
      response: { 200: paquete },
    },
    handler: (request) => revisarPaquete(platform, request.session.actor, request.body.archivoId),
  });

  routes.post('/api/paquetes/:id/importar', {
    schema: {
      tags,
      summary: 'Crea el curso de un paquete en borrador; sigue aunque se cierre la página',
      params,
      response: { 200: paquete },
    },
    handler: async (request) => {
      const { actor } = request.session;
      await runWork(platform, actor, 'paquetes.ordenar-importar', async (work) => {
        if (await ordenarImportar(work, request.params.id))
          await encolarImportar(platform, work, request.params.id);
      });
      return leerPaquete(db, actor, request.params.id);
    },
  });
}
