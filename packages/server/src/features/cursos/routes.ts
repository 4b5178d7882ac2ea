import { id } from '@catedra/shared/core/fields.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import {
  duplicarCurso as duplicarInput,
  guardarSecciones as guardarSeccionesInput,
  inscripcion,
  programarPublicacion as programarInput,
  seccionesGuardadas,
} from '@catedra/shared/cursos/commands.ts';
import { consultaPorCompletar, palabrasDeCursos, porCompletar } from '@catedra/shared/cursos/lista.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { archivarCurso } from '#features/cursos/commands/archivar-curso.ts';
import { guardarSecciones } from '#features/cursos/commands/guardar-secciones.ts';
import { inscribirme } from '#features/cursos/commands/inscribirme.ts';
import { programarPublicacion } from '#features/cursos/commands/programar-publicacion.ts';
import { publicarCurso } from '#features/cursos/commands/publicar-curso.ts';
import { volverABorrador } from '#features/cursos/commands/volver-a-borrador.ts';
import { duplicarCurso } from '#features/cursos/duplicar/duplicar-curso.ts';
import { leerPalabras, leerPorCompletar } from '#features/cursos/leer-lista.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['cursos'];
const params = z.object({ id: id() });
/** Commands answer with what was parsed already. */
const serializerCompiler = () => JSON.stringify;

const estados = [
  { verbo: 'publicar', summary: 'Publica un curso completo', command: publicarCurso },
  { verbo: 'archivar', summary: 'Archiva un curso publicado', command: archivarCurso },
  { verbo: 'volver-a-borrador', summary: 'Retira un curso a borrador', command: volverABorrador },
] as const;

export function cursosRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  for (const { verbo, summary, command } of estados) {
    routes.post(`/api/cursos/:id/${verbo}`, {
      schema: { tags, summary, params, response: { 200: cursos.record } },
      serializerCompiler,
      handler: (request) =>
        runWork(platform, request.session.actor, `cursos.${verbo}`, (work) =>
          command(work, request.params.id),
        ),
    });
  }

  routes.get('/api/cursos/palabras', {
    schema: {
      tags,
      summary: 'Lee las categorías y etiquetas en uso',
      response: { 200: palabrasDeCursos },
    },
    handler: (request) => leerPalabras(platform.db, request.session.actor),
  });

  routes.get('/api/cursos/por-completar', {
    schema: {
      tags,
      summary: 'Dice cuántas actividades de varios cursos están todavía vacías',
      querystring: consultaPorCompletar,
      response: { 200: porCompletar },
    },
    handler: (request) => leerPorCompletar(platform.db, request.session.actor, request.query.ids),
  });

  routes.post('/api/cursos/:id/programar', {
    schema: {
      tags,
      summary: 'Fija cuándo se publica solo un borrador, o lo quita',
      params,
      body: programarInput,
      response: { 200: cursos.record },
    },
    serializerCompiler,
    handler: (request) =>
      runWork(platform, request.session.actor, 'cursos.programar', (work) =>
        programarPublicacion(work, request.params.id, request.body.publicarEn),
      ),
  });

  routes.post('/api/cursos/:id/duplicar', {
    schema: {
      tags,
      summary: 'Crea un borrador con las secciones, actividades, evaluaciones y archivos de un curso',
      params,
      body: duplicarInput,
      response: { 200: cursos.record },
    },
    serializerCompiler,
    handler: (request) => duplicarCurso(platform, request.session.actor, request.params.id, request.body.id),
  });

  routes.put('/api/cursos/:id/secciones', {
    schema: {
      tags,
      summary: 'Guarda la lista entera y ordenada de las secciones de un curso',
      params,
      body: guardarSeccionesInput,
      response: { 200: seccionesGuardadas },
    },
    serializerCompiler,
    handler: (request) =>
      runWork(platform, request.session.actor, 'cursos.guardar-secciones', (work) =>
        guardarSecciones(work, request.params.id, request.body),
      ),
  });

  routes.post('/api/cursos/:id/inscribirme', {
    schema: {
      tags,
      summary: 'Inscribe a quien lo pide en un curso abierto',
      params,
      response: { 200: inscripcion },
    },
    handler: (request) =>
      runWork(platform, request.session.actor, 'cursos.inscribirme', (work) =>
        inscribirme(work, request.params.id),
      ),
  });
}
