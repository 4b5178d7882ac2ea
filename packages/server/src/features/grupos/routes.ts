import { id } from '@catedra/shared/core/fields.ts';
import {
  asignacionDeCurso,
  consultaDeCursos,
  consultaDePersonas,
  cursoDeGrupo,
  efectoDeEliminarGrupo,
  grupoEliminado,
  identificadoresDeGrupo,
  paginaDeCursosAsignados,
  paginaDePersonas,
  personasDeGrupo,
  relacionCambiada,
  resultadoDeIdentificadores,
} from '@catedra/shared/grupos/commands.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { añadirMiembros } from '#features/grupos/commands/anadir-miembros.ts';
import { añadirPorIdentificador } from '#features/grupos/commands/anadir-por-identificador.ts';
import { añadirTutores } from '#features/grupos/commands/anadir-tutores.ts';
import { asignarCurso } from '#features/grupos/commands/asignar-curso.ts';
import { eliminarGrupo } from '#features/grupos/commands/eliminar-grupo.ts';
import { quitarCurso } from '#features/grupos/commands/quitar-curso.ts';
import { quitarMiembros } from '#features/grupos/commands/quitar-miembros.ts';
import { quitarTutores } from '#features/grupos/commands/quitar-tutores.ts';
import { leerEfectoDeEliminar } from '#features/grupos/leer-efecto-de-eliminar.ts';
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

  routes.post('/api/grupos/:id/anadir-por-identificador', {
    schema: {
      tags,
      summary: 'Añade a un grupo a quienes tienen estos correos o usuarios, y dice qué pasó con cada uno',
      params,
      body: identificadoresDeGrupo,
      response: { 200: resultadoDeIdentificadores },
    },
    handler: (request) =>
      runWork(platform, request.session.actor, 'grupos.anadir-por-identificador', (work) =>
        añadirPorIdentificador(work, request.params.id, request.body.identificadores),
      ),
  });

  routes.post('/api/grupos/:id/eliminar', {
    schema: {
      tags,
      summary: 'Elimina un grupo con sus miembros, tutores y cursos; el progreso se conserva',
      params,
      response: { 200: grupoEliminado },
    },
    handler: (request) =>
      runWork(platform, request.session.actor, 'grupos.eliminar', (work) =>
        eliminarGrupo(work, request.params.id),
      ),
  });

  routes.get('/api/grupos/:id/efecto-de-eliminar', {
    schema: {
      tags,
      summary: 'Dice qué se pierde y qué se conserva al eliminar un grupo',
      params,
      response: { 200: efectoDeEliminarGrupo },
    },
    handler: (request) => leerEfectoDeEliminar(platform.db, request.session.actor, request.params.id),
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
