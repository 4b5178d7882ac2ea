import {
  cursos,
  guardarSecciones as guardarSeccionesInput,
  id,
  inscripcion,
  participantesPagina,
  participantesQuery,
  seccionesGuardadas,
} from '@catedra/shared';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { archivarCurso } from '#features/cursos/commands/archivar-curso.ts';
import { guardarSecciones } from '#features/cursos/commands/guardar-secciones.ts';
import { inscribirme } from '#features/cursos/commands/inscribirme.ts';
import { publicarCurso } from '#features/cursos/commands/publicar-curso.ts';
import { volverABorrador } from '#features/cursos/commands/volver-a-borrador.ts';
import { leerParticipantes } from '#features/cursos/leer-participantes.ts';
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

  routes.get('/api/cursos/:id/participantes', {
    schema: {
      tags,
      summary: 'Lee por páginas quién hace un curso y cuánto lleva',
      params,
      querystring: participantesQuery,
      response: { 200: participantesPagina },
    },
    handler: (request) =>
      leerParticipantes(
        platform.db,
        request.session.actor,
        platform.config.ZONA_HORARIA,
        request.params.id,
        request.query,
      ),
  });
}
