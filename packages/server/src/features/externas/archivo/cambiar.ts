import { datosInvalidos, noEncontrado } from '@catedra/shared/core/errors.ts';
import type { MapeoDeExternas } from '@catedra/shared/externas/archivo/datos.ts';
import type { CambioDeFilaDeExternas } from '@catedra/shared/externas/archivo/schemas.ts';
import { and, eq } from 'drizzle-orm';
import { bloquearCarga, type CargaRow } from '#features/externas/archivo/cargas.ts';
import { yaOrdenada } from '#features/externas/archivo/errores.ts';
import { externaCargaFilasTable, externaCargasTable } from '#features/externas/table.ts';
import type { Work } from '#platform/changes/work.ts';

async function abierta(work: Work, id: string): Promise<CargaRow> {
  const carga = await bloquearCarga(work, id);
  if (carga.ordenadaEn) throw yaOrdenada();
  return carga;
}

/** What each column is: as many as the file has. */
export async function cambiarCarga(work: Work, id: string, mapeo: MapeoDeExternas): Promise<void> {
  const { encabezados } = await abierta(work, id);
  if (mapeo.length !== encabezados.length)
    throw datosInvalidos({ mapeo: 'El archivo tiene otras columnas. Recarga la página.' });
  await work.tx
    .update(externaCargasTable)
    .set({ mapeo: [...mapeo] })
    .where(eq(externaCargasTable.id, id));
}

/** What some cells of a row say now, or whether it is left out. */
export async function corregirFila(
  work: Work,
  id: string,
  linea: number,
  { celdas, fuera }: CambioDeFilaDeExternas,
): Promise<void> {
  await abierta(work, id);
  const suya = and(eq(externaCargaFilasTable.cargaId, id), eq(externaCargaFilasTable.linea, linea));
  const [fila] = await work.tx.select().from(externaCargaFilasTable).where(suya);
  if (!fila) throw noEncontrado();
  await work.tx
    .update(externaCargaFilasTable)
    .set({
      celdas: fila.celdas.map((celda, i) => celdas?.[i] ?? celda),
      fuera: fuera === undefined ? fila.fuera : fuera ? '' : null,
    })
    .where(suya);
}
