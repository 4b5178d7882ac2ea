import { datosInvalidos, DomainError, sinPermiso } from '@catedra/shared/core/errors.ts';
import { puedeEnTodo } from '@catedra/shared/core/puede.ts';
import { type Perfil, perfiles } from '@catedra/shared/perfiles/collection.ts';
import type { PerfilEliminado } from '@catedra/shared/perfiles/schemas.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { perfilesBinding } from '#features/perfiles/binding.ts';
import { perfilesTable } from '#features/perfiles/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { lockPersonas } from '#features/sesion/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockFor, recordChange } from '#platform/collections/store.ts';

const esTuPerfil = () =>
  new DomainError(
    409,
    'NO_A_TI_MISMO',
    'Tú tienes este perfil. Pide a otra persona que te dé otro antes de eliminarlo.',
  );

/** Gives another profile to those who have this one; the version rises, because it is an edit of theirs. */
async function mover(work: Work, origen: string, destino: string): Promise<number> {
  const suyas = await work.tx
    .select({ id: usuariosTable.id })
    .from(usuariosTable)
    .where(eq(usuariosTable.perfil, origen));
  if (suyas.length === 0) return 0;
  // Others than those who may edit anyone would move people beyond their reach.
  if (!puedeEnTodo(work.actor, 'usuarios:editar')) throw sinPermiso();
  const personas = await lockPersonas(
    work,
    suyas.map(({ id }) => id),
  );
  const ids = personas.map(({ usuario }) => usuario.id);
  await work.tx
    .update(usuariosTable)
    .set({
      perfil: destino,
      version: sql`${usuariosTable.version} + 1`,
      actualizadoEn: work.now.toISOString(),
    })
    .where(and(inArray(usuariosTable.id, ids), eq(usuariosTable.perfil, origen)));
  for (const { usuario, scope } of personas)
    work.record({
      coleccion: usuariosBinding.collection.nombre,
      documento: usuario.id,
      antes: scope,
      despues: { ...scope, perfil: destino },
      detalle: { perfil: [origen, destino] },
    });
  return ids.length;
}

/** A profile goes, and whoever had it receives another one that the actor may grant. */
export async function eliminarPerfil(work: Work, id: string, destino: string): Promise<PerfilEliminado> {
  const row = await lockFor(work, perfilesBinding, id, perfiles.policy.delete(work.actor));
  const { nombre } = row as unknown as Perfil;
  if (destino === nombre) throw datosInvalidos({ destino: 'Elige otro perfil: este es el que se elimina.' });
  if (!work.actor.otorgables.includes(destino))
    throw datosInvalidos({ destino: 'No puedes dar ese perfil. Elige uno de la lista.' });
  if (work.actor.perfil === nombre) throw esTuPerfil();

  const movidas = await mover(work, nombre, destino);
  await work.tx.delete(perfilesTable).where(eq(perfilesTable.id, id));
  recordChange(work, perfilesBinding, row, null);
  return { id, movidas };
}
