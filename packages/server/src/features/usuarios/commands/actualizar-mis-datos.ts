import type { MisDatos } from '@catedra/shared/sesion/schemas.ts';
import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Work } from '#platform/changes/work.ts';
import { bind } from '#platform/collections/binding.ts';
import { update } from '#platform/collections/store.ts';

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
