import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { and, eq } from 'drizzle-orm';
import { retirar } from '#features/archivos/limpiar.ts';
import { archivosTable } from '#features/archivos/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { amend } from '#platform/amend.ts';
import type { Work } from '#platform/changes/work.ts';
import { viewOf } from '#platform/collections/rows.ts';
import { lockFor } from '#platform/collections/store.ts';

async function exigirMia(work: Work, archivoId: string): Promise<void> {
  const mia = and(
    eq(archivosTable.id, archivoId),
    eq(archivosTable.usuarioId, work.actor.id),
    eq(archivosTable.proposito, 'foto'),
    eq(archivosTable.estado, 'listo'),
  );
  const [foto] = await work.tx.select({ id: archivosTable.id }).from(archivosTable).where(mia);
  if (!foto) throw datosInvalidos({ archivoId: 'Esa foto ya no está. Súbela otra vez.' });
}

/** Puts a photo of one's own on one's account, or takes it off; the one before goes for good. */
export async function ponerMiFoto(work: Work, archivoId: string | null): Promise<Usuario> {
  const { id } = work.actor;
  const before = await lockFor(work, usuariosBinding, id, [{ id }]);
  const anterior = before.foto as string | null;
  if (anterior === archivoId) return viewOf(usuariosBinding, work.actor, before) as Usuario;
  if (archivoId) await exigirMia(work, archivoId);
  const cambio = { foto: archivoId, actualizadoEn: work.now.toISOString() };
  const usuario = await amend(work, usuariosBinding, before, cambio);
  if (anterior) await retirar(work, [anterior]);
  return usuario as Usuario;
}
