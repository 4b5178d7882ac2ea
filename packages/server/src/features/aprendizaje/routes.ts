import {
  actividadAbierta,
  cursoAbierto,
  evaluacionPorDentro,
  miInicio,
  misPruebas,
} from '@catedra/shared/aprendizaje/contract.ts';
import { id } from '@catedra/shared/core/fields.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { leerActividadAbierta } from '#features/aprendizaje/leer-actividad-abierta.ts';
import { leerCursoAbierto } from '#features/aprendizaje/leer-curso-abierto.ts';
import { leerEvaluacion } from '#features/aprendizaje/leer-evaluacion.ts';
import { leerInicio } from '#features/aprendizaje/leer-inicio.ts';
import { leerPruebas } from '#features/aprendizaje/leer-pruebas.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['aprendizaje'];

/** What the learner's screens read, one request each. */
export function aprendizajeRoutes(app: FastifyInstance, { db, clock, config }: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const zona = config.ZONA_HORARIA;

  routes.get('/api/aprendizaje/inicio', {
    schema: { tags, summary: 'Lee lo que muestra mi página de inicio', response: { 200: miInicio } },
    handler: (request) => leerInicio(db, request.session.actor, zona, clock.now()),
  });

  routes.get('/api/aprendizaje/cursos/:idOSlug', {
    schema: {
      tags,
      summary: 'Lee un curso con el estado de cada actividad para mí',
      params: z.object({ idOSlug: z.string().min(1).max(200) }),
      response: { 200: cursoAbierto },
    },
    handler: async ({ session, params }, reply) => {
      const json = await leerCursoAbierto(db, session.actor, zona, params.idOSlug, clock.now());
      return reply.type('application/json; charset=utf-8').send(Buffer.from(json, 'latin1') as never);
    },
  });

  routes.get('/api/actividades/:id/abierta', {
    schema: {
      tags,
      summary: 'Lee lo que contiene una actividad y por dónde voy en ella',
      params: z.object({ id: id() }),
      response: { 200: actividadAbierta },
    },
    handler: ({ session, params }) => leerActividadAbierta(db, session.actor, zona, params.id, clock.now()),
  });

  routes.get('/api/aprendizaje/pruebas', {
    schema: { tags, summary: 'Lee mis evaluaciones y cómo está cada una', response: { 200: misPruebas } },
    handler: async (request) => ({
      pruebas: await leerPruebas(db, request.session.actor, zona, clock.now()),
    }),
  });

  routes.get('/api/aprendizaje/evaluaciones/:id', {
    schema: {
      tags,
      summary: 'Lee las reglas de una evaluación y si puedo hacerla ahora',
      params: z.object({ id: id() }),
      response: { 200: evaluacionPorDentro },
    },
    handler: ({ session, params }) => leerEvaluacion(db, session.actor, zona, params.id, clock.now()),
  });
}
