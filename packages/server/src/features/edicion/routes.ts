import { id } from '@catedra/shared/core/fields.ts';
import { EDITABLES, edicion, guardarBorrador as guardarInput } from '@catedra/shared/edicion/contract.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type Abierto,
  dejarDeEditar,
  descartarBorrador,
  estarEditando,
  guardarBorrador,
} from '#features/edicion/ediciones.ts';
import { refuseOthers } from '#features/edicion/puede-editar.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['edición'];
const params = z.object({ coleccion: z.enum(EDITABLES), documento: id() });
type Params = z.output<typeof params>;

/** Outside the change log: who types where is nobody's history. */
export function edicionRoutes(app: FastifyInstance, { db, clock }: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  const abierto = async ({
    session,
    params: asked,
  }: Pick<FastifyRequest, 'session'> & { params: Params }) => {
    await refuseOthers(db, session.actor, asked.coleccion, asked.documento);
    return { ...asked, usuarioId: session.actor.id } satisfies Abierto;
  };

  routes.put('/api/ediciones/:coleccion/:documento', {
    schema: {
      tags,
      summary: 'Avisa de que se está editando algo, y dice quién más lo edita y qué quedó sin guardar',
      params,
      response: { 200: edicion },
    },
    handler: async (request) => estarEditando(db, await abierto(request), clock.now()),
  });

  routes.delete('/api/ediciones/:coleccion/:documento', {
    schema: { tags, summary: 'Avisa de que se deja de editar algo', params, response: { 204: z.null() } },
    handler: async (request, reply) => {
      await dejarDeEditar(db, await abierto(request));
      return reply.code(204).send(null);
    },
  });

  routes.put('/api/borradores/:coleccion/:documento', {
    schema: {
      tags,
      summary: 'Guarda aparte lo que se escribió y aún no se ha guardado',
      params,
      body: guardarInput,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await guardarBorrador(db, await abierto(request), request.body, clock.now());
      return reply.code(204).send(null);
    },
  });

  routes.delete('/api/borradores/:coleccion/:documento', {
    schema: {
      tags,
      summary: 'Descarta lo que se escribió y no se guardó',
      params,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await descartarBorrador(db, await abierto(request));
      return reply.code(204).send(null);
    },
  });
}
