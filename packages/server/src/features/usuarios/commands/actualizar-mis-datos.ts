import { type MisDatos, misDatos } from '@catedra/shared/sesion/contract.ts';
import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { bind } from '#platform/collections/binding.ts';
import { update } from '#platform/collections/store.ts';
import type { Platform } from '#platform/platform.ts';

/** The same record under another rule: everyone may edit their own, in the few fields that the contract lets through. */
const propio = bind({
  ...usuariosBinding,
  collection: {
    ...usuariosBinding.collection,
    policy: { ...usuarios.policy, update: (actor) => [{ id: actor.id }] },
  },
});

export const actualizarMisDatos = (work: Work, { version, ...datos }: MisDatos): Promise<Usuario> =>
  update(work, propio, work.actor.id, version, datos) as Promise<Usuario>;

export function misDatosRoute(app: FastifyInstance, platform: Platform): void {
  app.withTypeProvider<ZodTypeProvider>().patch('/api/sesion/mis-datos', {
    schema: {
      tags: ['sesion'],
      summary: 'Actualiza mis datos',
      body: misDatos,
      response: { 200: usuarios.record },
    },
    serializerCompiler: () => JSON.stringify,
    handler: (request) =>
      runWork(platform, request.session.actor, 'sesion.actualizar-mis-datos', (work) =>
        actualizarMisDatos(work, request.body),
      ),
  });
}
