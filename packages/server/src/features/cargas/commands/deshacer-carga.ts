import { eq, sql } from 'drizzle-orm';
import { noTermino, yaNoSeDeshace } from '#features/cargas/errors.ts';
import { lockCarga } from '#features/cargas/queries.ts';
import { cargasTable } from '#features/cargas/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** Gives the order; true when a job is needed. */
export async function deshacerCarga(work: Work, id: string): Promise<boolean> {
  const carga = await lockCarga(work, id);
  if (carga.estado === 'deshaciendo') return false;
  if (carga.estado === 'deshecha') throw yaNoSeDeshace();
  if (carga.estado !== 'importada' && carga.estado !== 'fallida') throw noTermino();
  const plazo = carga.deshacibleHasta ?? work.now.toISOString();
  if (plazo < work.now.toISOString()) throw yaNoSeDeshace();
  await work.tx
    .update(cargasTable)
    .set({
      estado: 'deshaciendo',
      ordenadaPor: work.actor.id,
      motivo: null,
      hechas: 0,
      total: sql`${cargasTable.creadas} + ${cargasTable.actualizadas}`,
    })
    .where(eq(cargasTable.id, id));
  return true;
}
