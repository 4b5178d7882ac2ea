import {
  asignacionDeCurso,
  consultaDeCursos,
  consultaDePersonas,
  cursoDeGrupo,
  id,
  paginaDeCursosAsignados,
  paginaDePersonas,
  personasDeGrupo,
  relacionCambiada,
} from '@catedra/shared';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { añadirMiembros } from '#features/grupos/commands/anadir-miembros.ts';
import { añadirTutores } from '#features/grupos/commands/anadir-tutores.ts';
import { asignarCurso } from '#features/grupos/commands/asignar-curso.ts';
import { quitarCurso } from '#features/grupos/commands/quitar-curso.ts';
import { quitarMiembros } from '#features/grupos/commands/quitar-miembros.ts';
import { quitarTutores } from '#features/grupos/commands/quitar-tutores.ts';
import { leerCursosDeGrupo, leerMiembros, leerTutores } from '#features/grupos/queries.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['grupos'];
const params = z.object({ id: id() });
const response = { 200: relacionCambiada };
/** Rows leave as their view parsed them: its schemas tidy what comes in and can't be run backwards. */
const serializerCompiler = () => JSON.stringify;

const comandosDePersonas = [
  { verbo: 'anadir-miembros', summary: 'Añade personas a un grupo', command: añadirMiembros },
  { verbo: 'quitar-miembros', summary: 'Saca personas de un grupo', command: quitarMiembros },
  { verbo: 'anadir-tutores', summary: 'Nombra tutores de un grupo', command: añadirTutores },
  { verbo: 'quitar-tutores', summary: 'Quita tutores de un grupo', command: quitarTutores },
] as const;

const lecturasDePersonas = [
  { nombre: 'miembros', summary: 'Lee por páginas los miembros de un grupo', read: leerMiembros },
  { nombre: 'tutores', summary: 'Lee por páginas los tutores de un grupo', read: leerTutores },
] as const;

export function gruposRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  for (const { verbo, summary, command } of comandosDePersonas) {
    routes.post(`/api/grupos/:id/${verbo}`, {
      schema: { tags, summary, params, body: personasDeGrupo, response },
      handler: (request) =>
        runWork(platform, request.session.actor, `grupos.${verbo}`, (work) =>
          command(work, request.params.id, request.body.usuarioIds),
        ),
    });
  }

  routes.post('/api/grupos/:id/asignar-curso', {
    schema: {
      tags,
      summary: 'Asigna un curso a un grupo o cambia cuándo vence',
      params,
      body: asignacionDeCurso,
      response,
    },
    handler: (request) =>
      runWork(platform, request.session.actor, 'grupos.asignar-curso', (work) =>
        asignarCurso(work, request.params.id, request.body),
      ),
  });

  routes.post('/api/grupos/:id/quitar-curso', {
    schema: { tags, summary: 'Quita un curso de un grupo', params, body: cursoDeGrupo, response },
    handler: (request) =>
      runWork(platform, request.session.actor, 'grupos.quitar-curso', (work) =>
        quitarCurso(work, request.params.id, request.body.cursoId),
      ),
  });

  for (const { nombre, summary, read } of lecturasDePersonas) {
    routes.get(`/api/grupos/:id/${nombre}`, {
      schema: { tags, summary, params, querystring: consultaDePersonas, response: { 200: paginaDePersonas } },
      serializerCompiler,
      handler: (request) => read(platform.db, request.session.actor, request.params.id, request.query),
    });
  }

  routes.get('/api/grupos/:id/cursos', {
    schema: {
      tags,
      summary: 'Lee por páginas los cursos de un grupo y cuándo vencen',
      params,
      querystring: consultaDeCursos,
      response: { 200: paginaDeCursosAsignados },
    },
    serializerCompiler,
    handler: (request) =>
      leerCursosDeGrupo(platform.db, request.session.actor, request.params.id, request.query),
  });
}
