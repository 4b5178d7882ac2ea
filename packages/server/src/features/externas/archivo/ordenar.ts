import { faltaEnMapeo } from '@catedra/shared/externas/archivo/datos.ts';
import { eq } from 'drizzle-orm';
import { bloquearCarga, deshacibleHasta, estadoDe } from '#features/externas/archivo/cargas.ts';
import { faltaColumna, nadaQueRegistrar, yaNoSeDeshace } from '#features/externas/archivo/errores.ts';
import { contarFilas } from '#features/externas/archivo/filas.ts';
import { externaCargasTable } from '#features/externas/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** Orders that its right rows be recorded; ordered again, it goes on as it was. One that stopped goes on where it did. */
export async function ordenarRegistrar(work: Work, id: string): Promise<boolean> {
  const carga = await bloquearCarga(work, id);
  const estado = estadoDe(carga);
  if (estado !== 'leida' && !(estado === 'detenida' && !carga.registradaEn)) return false;
  const falta = faltaEnMapeo(carga.mapeo);
  if (falta) throw faltaColumna(falta);
  const filas = await contarFilas(work.tx, work.actor, work.now, carga);
  if (!filas.some(({ juzgada, estado: suyo }) => juzgada && ['nueva', 'registrada'].includes(suyo)))
    throw nadaQueRegistrar();
  await work.tx
    .update(externaCargasTable)
    .set({ ordenadaEn: work.now.toISOString(), ordenadaPor: work.actor.id, motivo: null })
    .where(eq(externaCargasTable.id, id));
  return true;
}

/** Orders that what it recorded be withdrawn, while there is time. */
export async function ordenarDeshacer(work: Work, id: string): Promise<boolean> {
  const carga = await bloquearCarga(work, id);
  if (carga.deshechaEn || (carga.deshacerEn && !carga.motivo)) return false;
  const hasta = deshacibleHasta(carga);
  if (!hasta || Date.parse(hasta) <= work.now.getTime()) throw yaNoSeDeshace();
  await work.tx
    .update(externaCargasTable)
    .set({ deshacerEn: work.now.toISOString(), ordenadaPor: work.actor.id, motivo: null })
    .where(eq(externaCargasTable.id, id));
  return true;
}
