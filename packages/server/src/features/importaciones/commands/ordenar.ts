import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { puedeTraerAhi } from '@catedra/shared/importaciones/policy.ts';
import { eq, sql } from 'drizzle-orm';
import { cursoDelDestino } from '#features/importaciones/destino.ts';
import { faltaDestino, nadaQueImportar } from '#features/importaciones/errors.ts';
import { bloquearImportacion, comoImportacion } from '#features/importaciones/queries.ts';
import { importacionesTable } from '#features/importaciones/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** Gives the order; true when a job is needed. Ordered twice, it is done once; one that stopped goes on. */
export async function ordenarImportar(work: Work, id: string): Promise<boolean> {
  const row = await bloquearImportacion(work, id);
  if (row.estado !== 'revisada' && row.estado !== 'fallida') return false;
  const { entran } = await comoImportacion(work.tx, row);
  const conDestino = row.carpetaId ?? row.evaluacionId ?? row.nueva;
  if (!conDestino && entran.nuevas > 0) throw faltaDestino();
  if (!puedeTraerAhi(work.actor, await cursoDelDestino(work.tx, work.actor, row))) throw sinPermiso();
  const { rows } = await work.tx.execute<{ total: number; hechas: number }>(sql`
    select count(*)::int as total, count(l.resultado)::int as hechas from importacion_lineas l
     where l.importacion_id = ${id} and l.estado not in ('no_importa', 'fuera')`);
  const { total = 0, hechas = 0 } = rows[0] ?? {};
  if (total === 0) throw nadaQueImportar();
  await work.tx
    .update(importacionesTable)
    .set({ estado: 'importando', motivo: null, terminadaEn: null, hechas, total })
    .where(eq(importacionesTable.id, id));
  return true;
}
