import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { motivoDeRechazo } from '@catedra/shared/sesion/password.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import type { CambioComprobado } from '#features/sesion/commands/cambiar-contrasena.ts';
import { coincide, readCredencial } from '#features/sesion/passwords/credentials.ts';
import { actualEquivocada, mismaContraseña, sinContraseña } from '#features/sesion/errors.ts';
import { counted, type Limits } from '#features/sesion/sign-in/limits.ts';
import { composed, hashContraseña } from '#features/sesion/passwords/passwords.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Session } from '#platform/session.ts';

export function refuseWeak(nueva: string, usuario: Usuario): void {
  const motivo = motivoDeRechazo(nueva, usuario);
  if (motivo) throw datosInvalidos({ nueva: motivo });
}

/** Everything that takes time or may be refused, before any row is locked. */
export async function checkPasswordChange(
  db: Database,
  limits: Limits,
  session: Session,
  usuario: Usuario,
  given: { readonly actual: string; readonly nueva: string },
): Promise<CambioComprobado> {
  const anterior = await readCredencial(db, usuario.id);
  if (!anterior) throw sinContraseña();
  const taken = await limits.takeInside(session.id);
  if (!(await counted(taken, () => coincide(anterior, given.actual)))) throw actualEquivocada();
  const same = anterior.temporal
    ? await coincide(anterior, given.nueva)
    : composed(given.nueva) === composed(given.actual);
  if (same) throw mismaContraseña();
  refuseWeak(given.nueva, usuario);
  return { sesionId: session.id, anterior, hash: await hashContraseña(given.nueva) };
}
