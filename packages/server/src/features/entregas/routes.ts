import { id } from '@catedra/shared/core/fields.ts';
import {
  calificarEntrega as calificarInput,
  colaDeEntregas,
  consultaDeEntregas,
  devolverEntrega as devolverInput,
  type Entrega,
  entrega,
  entregaPorCalificar,
  guardarEntrega as guardarInput,
} from '@catedra/shared/entregas/contract.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { calificarEntrega } from '#features/entregas/commands/calificar-entrega.ts';
import { devolverEntrega } from '#features/entregas/commands/devolver-entrega.ts';
import { entregar } from '#features/entregas/commands/entregar.ts';
import { guardarEntrega } from '#features/entregas/commands/guardar-entrega.ts';
import { encolarAviso } from '#features/entregas/jobs.ts';
import { leerCola } from '#features/entregas/leer-cola.ts';
import { leerPorCalificar } from '#features/entregas/leer-por-calificar.ts';
import { siteOf } from '#features/sesion/sign-in/site.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['entregas'];
const params = z.object({ id: id() });

export function entregasRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const zona = platform.config.ZONA_HORARIA;

  routes.put('/api/actividades/:id/mi-entrega', {
    schema: {
      tags,
      summary: 'Guarda el borrador de mi trabajo',
      params,
      body: guardarInput,
      response: { 200: entrega },
    },
    handler: ({ session, params: { id: actividadId }, body }) =>
      runWork(platform, session.actor, 'entregas.guardar', (work) =>
        guardarEntrega(work, zona, actividadId, body),
      ),
  });

  routes.post('/api/actividades/:id/entregar', {
    schema: {
      tags,
      summary: 'Entrega mi trabajo',
      params,
      body: guardarInput,
      response: { 200: entrega },
    },
    handler: ({ session, params: { id: actividadId }, body }) =>
      runWork(platform, session.actor, 'entregas.entregar', (work) =>
        entregar(work, zona, actividadId, body),
      ),
  });

  routes.get('/api/entregas', {
    schema: {
      tags,
      summary: 'Lista los trabajos que puedo calificar, el que más espera primero',
      querystring: consultaDeEntregas,
      response: { 200: colaDeEntregas },
    },
    handler: ({ session, query }) => leerCola(platform.db, session.actor, query),
  });

  routes.get('/api/entregas/:id', {
    schema: {
      tags,
      summary: 'Lee un trabajo con lo que hace falta para calificarlo',
      params,
      response: { 200: entregaPorCalificar },
    },
    handler: ({ session, params: { id: entregaId } }) =>
      leerPorCalificar(platform.db, session.actor, entregaId),
  });

  /** Whoever handed it in is written to, once for each change. */
  const decidir = (
    request: FastifyRequest,
    estado: 'calificada' | 'devuelta',
    decide: (work: Work) => Promise<{ readonly entrega: Entrega; readonly cambiada: boolean }>,
  ): Promise<Entrega> => {
    const sitio = siteOf(request, platform.config);
    const verbo = estado === 'calificada' ? 'calificar' : 'devolver';
    return runWork(platform, request.session.actor, `entregas.${verbo}`, async (work) => {
      const { entrega: una, cambiada } = await decide(work);
      if (cambiada)
        await encolarAviso(platform, work, { entregaId: una.id, version: una.version, estado, sitio });
      return una;
    });
  };

  routes.post('/api/entregas/:id/calificar', {
    schema: {
      tags,
      summary: 'Califica un trabajo, con su rúbrica o con una nota',
      params,
      body: calificarInput,
      response: { 200: entrega },
    },
    handler: (request) =>
      decidir(request, 'calificada', (work) => calificarEntrega(work, request.params.id, request.body)),
  });

  routes.post('/api/entregas/:id/devolver', {
    schema: {
      tags,
      summary: 'Devuelve un trabajo para otro intento',
      params,
      body: devolverInput,
      response: { 200: entrega },
    },
    handler: (request) =>
      decidir(request, 'devuelta', (work) => devolverEntrega(work, request.params.id, request.body)),
  });
}
