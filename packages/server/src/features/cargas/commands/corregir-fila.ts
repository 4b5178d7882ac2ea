import type { CambioDeFila, FilasCorregidas, IgualesDeCelda } from '@catedra/shared/cargas/filas.ts';
import { datosInvalidos, noEncontrado } from '@catedra/shared/core/errors.ts';
import { and, eq, sql } from 'drizzle-orm';
import { exigirAbierta } from '#features/cargas/commands/cambiar-carga.ts';
import { sinRevisar } from '#features/cargas/errors.ts';
import { contarFilas } from '#features/cargas/filas/guardar-filas.ts';
import { iguales } from '#features/cargas/filas/iguales.ts';
import { type CargaRow, lockCarga } from '#features/cargas/queries.ts';
import { rejuzgar } from '#features/cargas/revisar/rejuzgar.ts';
import { cargaFilasTable as filas } from '#features/cargas/table.ts';
import type { Work } from '#platform/changes/work.ts';

type FilaRow = typeof filas.$inferSelect;

export const enLimpio = (texto: string): string => texto.normalize('NFC').trim();

/** The upload under a lock, while its rows can still be corrected. */
export async function lockRevisada(work: Work, id: string): Promise<CargaRow> {
  const carga = await lockCarga(work, id);
  exigirAbierta(carga);
  if (carga.estado !== 'revisada') throw sinRevisar();
  return carga;
}

function corregidas(fila: FilaRow, cambio: CambioDeFila): string[] {
  const celdas = [...fila.celdas];
  for (const [columna, texto] of Object.entries(cambio.celdas ?? {})) {
    if (Number(columna) >= celdas.length)
      throw datosInvalidos({ celdas: `El archivo no tiene una columna ${Number(columna) + 1}.` });
    celdas[Number(columna)] = enLimpio(texto);
  }
  return celdas;
}

/** How many other rows still say what this cell said; asked when one cell alone was corrected. */
async function quedanIguales(
  work: Work,
  id: string,
  antes: readonly string[],
  celdas: readonly string[],
): Promise<IgualesDeCelda | null> {
  const [columna, otra] = celdas.flatMap((texto, i) => (texto === antes[i] ? [] : [i]));
  if (columna === undefined || otra !== undefined) return null;
  const [de = '', a = ''] = [antes[columna], celdas[columna]];
  if (de === '') return null;
  const { rows } = await work.tx.execute<{ n: number }>(
    sql`select count(*)::int as n from ${filas} where ${iguales(id, columna, de)}`,
  );
  const cuantas = rows[0]?.n ?? 0;
  return cuantas > 0 ? { columna, de, a, cuantas } : null;
}

/** Corrects or discards a row, and judges again it and those it clashed or clashes with. */
export async function corregirFila(
  work: Work,
  id: string,
  linea: number,
  cambio: CambioDeFila,
): Promise<FilasCorregidas> {
  const carga = await lockRevisada(work, id);
  const esta = and(eq(filas.cargaId, id), eq(filas.linea, linea));
  const [fila] = await work.tx.select().from(filas).where(esta);
  if (!fila || fila.resultado) throw noEncontrado();

  const celdas = corregidas(fila, cambio);
  const descartada = cambio.descartada ?? fila.estado === 'descartada';
  await work.tx
    .update(filas)
    .set({ celdas, estado: descartada ? 'descartada' : 'pendiente' })
    .where(esta);
  const tocadas = await rejuzgar(work, carga, [fila]);
  return {
    filas: tocadas,
    ...(await contarFilas(work.tx, id)),
    iguales: await quedanIguales(work, id, fila.celdas, celdas),
  };
}
