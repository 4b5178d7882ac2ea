import { grupos } from '@catedra/shared/grupos/collection.ts';
import type { GrupoEliminado } from '@catedra/shared/grupos/schemas.ts';
import { eq } from 'drizzle-orm';
import { gruposBinding } from '#features/grupos/binding.ts';
import { MIEMBROS, type Relacion, TUTORES } from '#features/grupos/relacion.ts';
import {
  grupoCursosTable,
  grupoMiembrosTable,
  gruposTable,
  grupoTutoresTable,
} from '#features/grupos/table.ts';
import { lockPersonas, type Persona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockFor, recordChange } from '#platform/collections/store.ts';

async function personasDe(work: Work, { table }: Relacion, grupoId: string): Promise<Persona[]> {
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
  const miembros = await personasDe(work, MIEMBROS, id);
  const tutores = await personasDe(work, TUTORES, id);

  await work.tx.delete(grupoMiembrosTable).where(eq(grupoMiembrosTable.grupoId, id));
  await work.tx.delete(grupoTutoresTable).where(eq(grupoTutoresTable.grupoId, id));
  await work.tx.delete(grupoCursosTable).where(eq(grupoCursosTable.grupoId, id));
  await work.tx.delete(gruposTable).where(eq(gruposTable.id, id));

  await MIEMBROS.anotar(work, miembros, { grupoId: id, nombre: [nombre, null] });
  await TUTORES.anotar(work, tutores, { grupoId: id, nombre: [nombre, null] });
  recordChange(work, gruposBinding, grupo, null);
  return { id, miembros: miembros.length };
}
