import { estaDeBaja, puedeEntrar } from '@catedra/shared/usuarios/rules.ts';
import { and, eq } from 'drizzle-orm';
import { cuentaCerrada, sinCorreo } from '#features/sesion/errors.ts';
import { personaEditable, recordAccess } from '#features/sesion/persona.ts';
import { enlacesTable } from '#features/sesion/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** Makes way for an invitation, the only one that will serve; the message itself makes its link when it leaves. */
export async function invitar(work: Work, usuarioId: string): Promise<void> {
  const persona = await personaEditable(work, usuarioId);
  const { usuario } = persona;
  if (!usuario.correo) throw sinCorreo();
  if (!puedeEntrar(usuario, work.now)) throw cuentaCerrada(estaDeBaja(usuario, work.now));
  await work.tx
    .delete(enlacesTable)
    .where(and(eq(enlacesTable.usuarioId, usuarioId), eq(enlacesTable.tipo, 'invitacion')));
  recordAccess(work, persona, {});
}
