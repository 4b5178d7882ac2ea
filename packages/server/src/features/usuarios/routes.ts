import { id } from '@catedra/shared/core/fields.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { consultaDeGrupos, fichaDeUsuario, gruposYEditables } from '@catedra/shared/usuarios/commands.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { activarUsuario, suspenderUsuario } from '#features/usuarios/commands/cambiar-estado.ts';
import { eliminarUsuario } from '#features/usuarios/commands/eliminar-usuario.ts';
import { leerFicha } from '#features/usuarios/leer-ficha.ts';
import { leerGruposYEditables } from '#features/usuarios/leer-grupos.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['usuarios'];
const params = z.object({ id: id() });
/** Records leave as they were parsed: their schemas tidy what comes in and can't be run backwards. */
const serializerCompiler = () => JSON.stringify;

const estados = [
  { verbo: 'suspender', summary: 'Suspende a una persona y cierra sus sesiones', command: suspenderUsuario },
  { verbo: 'activar', summary: 'Activa a una persona suspendida', command: activarUsuario },
] as const;

export function usuariosRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  for (const { verbo, summary, command } of estados) {
    routes.post(`/api/usuarios/:id/${verbo}`, {
      schema: { tags, summary, params, response: { 200: usuarios.record } },
      serializerCompiler,
      handler: (request) =>
        runWork(platform, request.session.actor, `usuarios.${verbo}`, (work) =>
          command(work, request.params.id),
        ),
    });
  }

  routes.delete('/api/usuarios/:id', {
    schema: {
      tags,
      summary: 'Elimina a una persona: sus datos se borran, su progreso queda sin nombre',
      params,
      response: { 200: z.object({ id: id() }) },
    },
    handler: async (request) => {
      await runWork(platform, request.session.actor, 'usuarios.eliminar', (work) =>
        eliminarUsuario(work, request.params.id),
      );
      return { id: request.params.id };
    },
  });

  routes.get('/api/usuarios/grupos', {
    schema: {
      tags,
      summary: 'Lee los grupos de varias personas, y a cuáles se puede editar',
      querystring: consultaDeGrupos,
      response: { 200: gruposYEditables },
    },
    handler: (request) => leerGruposYEditables(platform.db, request.session.actor, request.query.ids),
  });

  routes.get('/api/usuarios/:id/ficha', {
    schema: {
      tags,
      summary: 'Lee los grupos, los cursos y el historial de una persona',
      params,
      response: { 200: fichaDeUsuario },
    },
    handler: (request) => leerFicha(platform.db, request.session.actor, request.params.id),
  });
}
