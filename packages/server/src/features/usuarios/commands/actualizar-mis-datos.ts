import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import type { MisDatos } from '@catedra/shared/sesion/schemas.ts';
import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { leerAjustes } from '#features/ajustes/offers.ts';
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

const LO_CAMBIA_LA_ACADEMIA = 'En esta academia el nombre lo cambia quien la administra.';

/** My own data; the name too, unless the academy keeps names as its records say. */
export async function actualizarMisDatos(work: Work, { version, ...datos }: MisDatos): Promise<Usuario> {
  const { nombreBloqueado } = await leerAjustes(work.tx);
  const nombres = (['nombre', 'apellidos'] as const).filter((campo) => datos[campo] !== undefined);
  if (nombreBloqueado && nombres.length > 0)
    throw datosInvalidos(Object.fromEntries(nombres.map((campo) => [campo, LO_CAMBIA_LA_ACADEMIA])));
  return update(work, propio, work.actor.id, version, datos) as Promise<Usuario>;
}
