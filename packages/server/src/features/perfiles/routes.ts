import { id } from '@catedra/shared/core/fields.ts';
import {
  efectoDePerfil,
  eliminacionDePerfil,
  perfilEliminado,
  preguntaDePermiso,
  propuestaDePerfil,
  respuestaDePermiso,
} from '@catedra/shared/perfiles/commands.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { eliminarPerfil } from '#features/perfiles/commands/eliminar-perfil.ts';
import { explicarPermiso } from '#features/perfiles/explicar-permiso.ts';
import { leerEfecto } from '#features/perfiles/leer-efecto.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['perfiles'];
const params = z.object({ id: id() });

export function perfilesRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post('/api/perfiles/:id/efecto', {
    schema: {
      tags,
      summary: 'Dice quién ganaría y quién perdería qué con otros permisos, sin guardar nada',
      params,
      body: propuestaDePerfil,
      response: { 200: efectoDePerfil },
    },
    handler: (request) =>
      leerEfecto(platform.db, request.session.actor, request.params.id, request.body.permisos),
  });

  routes.post('/api/perfiles/explicar', {
    schema: {
      tags,
      summary: 'Explica por qué una persona puede o no puede hacer algo',
      body: preguntaDePermiso,
      response: { 200: respuestaDePermiso },
    },
    handler: (request) => explicarPermiso(platform.db, request.session.actor, request.body),
  });

  routes.post('/api/perfiles/:id/eliminar', {
    schema: {
      tags,
      summary: 'Elimina un perfil y da otro a quienes lo tienen',
      params,
      body: eliminacionDePerfil,
      response: { 200: perfilEliminado },
    },
    handler: (request) =>
      runWork(platform, request.session.actor, 'perfiles.eliminar', (work) =>
        eliminarPerfil(work, request.params.id, request.body.destino),
      ),
  });
}
