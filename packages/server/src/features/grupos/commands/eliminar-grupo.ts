import { grupos } from '@catedra/shared/grupos/collection.ts';
import type { GrupoEliminado } from '@catedra/shared/grupos/commands.ts';
import { eq } from 'drizzle-orm';
import { gruposBinding } from '#features/grupos/binding.ts';
import { recordMembers } from '#features/grupos/record.ts';
import {
  grupoCursosTable,
  grupoMiembrosTable,
  gruposTable,
  grupoTutoresTable,
} from '#features/grupos/table.ts';
import { lockPersonas, type Persona } from '#features/usuarios/queries.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockFor, recordChange } from '#platform/collections/store.ts';

async function personasDe(
  work: Work,
  table: typeof grupoMiembrosTable | typeof grupoTutoresTable,
  grupoId: string,
): Promise<Persona[]> {
  const rows = await work.tx.select({ id: table.usuarioId }).from(table).where(eq(table.grupoId, grupoId));
  return rows.length === 0
    ? []
    : lockPersonas(
        work,
        rows.map(({ id }) => id),
      );
}

/** The group goes with its memberships, tutors and assignments; what anybody did in its courses stays. */
export async function eliminarGrupo(work: Work, id: string): Promise<GrupoEliminado> {
  const grupo = await lockFor(work, gruposBinding, id, grupos.policy.delete(work.actor));
  const nombre = String(grupo.nombre);
  const miembros = await personasDe(work, grupoMiembrosTable, id);
  const tutores = await personasDe(work, grupoTutoresTable, id);

  await work.tx.delete(grupoMiembrosTable).where(eq(grupoMiembrosTable.grupoId, id));
  await work.tx.delete(grupoTutoresTable).where(eq(grupoTutoresTable.grupoId, id));
  await work.tx.delete(grupoCursosTable).where(eq(grupoCursosTable.grupoId, id));
  await work.tx.delete(gruposTable).where(eq(gruposTable.id, id));

  await recordMembers(work, miembros, (grupoIds) => grupoIds.filter((uno) => uno !== id), {
    grupo: [nombre, null],
  });
  for (const { usuario, scope } of tutores) {
    const detalle = { tutorDe: [nombre, null] } as const;
    work.record({ coleccion: 'usuarios', documento: usuario.id, antes: scope, despues: scope, detalle });
    work.access({ usuarioId: usuario.id });
  }
  recordChange(work, gruposBinding, grupo, null);
  return { id, miembros: miembros.length };
}
