import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { ContraseñaTemporal } from '@catedra/shared/sesion/schemas.ts';
import { estaDeBaja, puedeEntrar } from '@catedra/shared/usuarios/rules.ts';
import { cuentaCerrada, noATuCuenta } from '#features/sesion/errors.ts';
import { personaEditable } from '#features/sesion/persona.ts';
import { ponerContraseñaTemporal } from '#features/sesion/passwords/temporary-password.ts';
import type { Work } from '#platform/changes/work.ts';

/** For someone who can't get in: a temporary password that whoever asked reads to them, once. */
export async function darContraseñaTemporal(work: Work, usuarioId: string): Promise<ContraseñaTemporal> {
  const { usuario } = await personaEditable(work, usuarioId);
  // Otherwise a stolen session would be enough to take the account over.
  if (usuarioId === work.actor.id) throw noATuCuenta();
  if (!puedeEntrar(usuario, work.now)) throw cuentaCerrada(estaDeBaja(usuario, work.now));
  const temporal = await ponerContraseñaTemporal(work, usuarioId);
  if (!temporal) throw noEncontrado();
  return temporal;
}
