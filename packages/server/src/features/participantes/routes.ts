import { id } from '@catedra/shared/core/fields.ts';
import {
  inscribirPersonas as inscribirInput,
  participantesPagina,
  participantesQuery,
  personasInscritas,
  personasQuitadas,
  prorrogado,
  prorrogar as prorrogarInput,
  quitarPersonas as quitarInput,
  recordados,
  recordar as recordarInput,
} from '@catedra/shared/participantes/contract.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inscribirPersonas } from '#features/participantes/commands/inscribir-personas.ts';
import { prorrogarPlazo } from '#features/participantes/commands/prorrogar-plazo.ts';
import { quitarPersonas } from '#features/participantes/commands/quitar-personas.ts';
import { recordarCurso } from '#features/participantes/commands/recordar-curso.ts';
import { leerParticipantes } from '#features/participantes/leer-participantes.ts';
import { siteOf } from '#features/sesion/sign-in/site.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['cursos'];
const params = z.object({ id: id() });

export function participantesRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get('/api/cursos/:id/participantes', {
    schema: {
      tags,
      summary: 'Lee por páginas quién hace un curso y cuánto lleva',
      params,
      querystring: participantesQuery,
      response: { 200: participantesPagina },
    },
    handler: ({ session, params: { id: cursoId }, query }) =>
      leerParticipantes(
        platform.db,
        session.actor,
        { cursoId, zona: platform.config.ZONA_HORARIA, now: platform.clock.now() },
        query,
      ),
  });

  routes.post('/api/cursos/:id/inscribir', {
    schema: {
      tags,
      summary: 'Inscribe a personas en un curso por su nombre',
      params,
      body: inscribirInput,
      response: { 200: personasInscritas },
    },
    handler: (request) =>
      runWork(platform, request.session.actor, 'cursos.inscribir', (work) =>
        inscribirPersonas(work, request.params.id, request.body),
      ),
  });

  routes.post('/api/cursos/:id/quitar', {
    schema: {
      tags,
      summary: 'Quita un curso a personas inscritas por su nombre; su progreso se conserva',
      params,
      body: quitarInput,
      response: { 200: personasQuitadas },
    },
    handler: (request) =>
      runWork(platform, request.session.actor, 'cursos.quitar', (work) =>
        quitarPersonas(work, request.params.id, request.body.usuarioIds),
      ),
  });

  routes.post('/api/cursos/:id/prorrogar', {
    schema: {
      tags,
      summary: 'Da a una persona su propia fecha para terminar, con un motivo, o se la quita',
      params,
      body: prorrogarInput,
      response: { 200: prorrogado },
    },
    handler: (request) =>
      runWork(platform, request.session.actor, 'cursos.prorrogar', (work) =>
        prorrogarPlazo(work, request.params.id, request.body),
      ),
  });

  routes.post('/api/cursos/:id/recordar', {
    schema: {
      tags,
      summary: 'Recuerda el curso por correo a quienes no lo han terminado, una vez al día como mucho',
      params,
      body: recordarInput,
      response: { 200: recordados },
    },
    handler: (request) =>
      runWork(platform, request.session.actor, 'cursos.recordar', (work) =>
        recordarCurso(platform, work, request.params.id, siteOf(request, platform.config), request.body),
      ),
  });
}
