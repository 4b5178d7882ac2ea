import { type Actividad, actividades } from '@catedra/shared/actividades/collection.ts';
import { enUso } from '@catedra/shared/core/errors.ts';
import { eq, sql } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import {
  contarQueEspera,
  dejarEsperando,
  esperaCambios,
  esperaDe,
  nuevaVersion,
} from '#features/actividades/pendientes.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockFor, recordChange, write } from '#platform/collections/store.ts';

/** Removes it now, with its evaluation; whoever asks already knows that one may. */
export async function eliminarActividad(work: Work, actividad: Actividad): Promise<void> {
  const [prueba] = await work.tx
    .delete(evaluacionesTable)
    .where(eq(evaluacionesTable.actividadId, actividad.id))
    .returning();
  if (prueba) recordChange(work, evaluacionesBinding, { ...prueba, oculta: actividad.oculta }, null);
  const { table } = actividadesBinding;
  await write(actividadesBinding, work.tx.delete(table).where(eq(table.id, actividad.id)));
  recordChange(work, actividadesBinding, actividad, null);
}

/** What learners can see goes when it is published; what somebody began stays, and it is said now. */
export async function quitarActividad(work: Work, id: string): Promise<{ espera: boolean }> {
  const row = await lockFor(work, actividadesBinding, id, actividades.policy.delete(work.actor));
  const viva = row as unknown as Actividad;
  if (viva.oculta || !(await esperaCambios(work, viva.cursoId))) {
    await eliminarActividad(work, viva);
    return { espera: false };
  }
  const { rows } = await work.tx.execute<{ n: number }>(
    sql`select count(*)::int as n from progreso where actividad_id = ${id}`,
  );
  const empezaron = rows[0]?.n ?? 0;
  if (empezaron > 0)
    throw enUso(empezaron === 1 ? 'ya la empezó una persona' : `ya la empezaron ${empezaron} personas`);
  const espera = await esperaDe(work.tx, id);
  if (espera?.eliminar) return { espera: true };
  await dejarEsperando(work, viva, espera?.campos ?? {}, true);
  await nuevaVersion(work, id);
  contarQueEspera(work, viva, 'eliminar');
  return { espera: true };
}
