import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { paqueteConErrores, paqueteOlvidado } from '@catedra/shared/paquetes/errors.ts';
import { eq } from 'drizzle-orm';
import { exigirPermiso, suyo } from '#features/paquetes/queries.ts';
import { paquetesTable } from '#features/paquetes/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** Gives the order; true when a job is needed. Ordered twice, it is done once. */
export async function ordenarImportar(work: Work, id: string): Promise<boolean> {
  exigirPermiso(work.actor);
  const [paquete] = await work.tx.select().from(paquetesTable).where(suyo(work.actor, id)).for('update');
  if (!paquete) throw noEncontrado();
  if (paquete.estado === 'importando' || paquete.estado === 'importado') return false;
  if (paquete.resumen.errores.length > 0) throw paqueteConErrores();
  if (!paquete.archivoId) throw paqueteOlvidado();
  await work.tx
    .update(paquetesTable)
    .set({ estado: 'importando', hechos: 0, motivo: null, terminadoEn: null })
    .where(eq(paquetesTable.id, id));
  return true;
}
