import { type CambioDeFila, datosInvalidos, type FilasRevisadas, noEncontrado } from '@catedra/shared';
import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { exigirAbierta } from '#features/cargas/commands/cambiar-carga.ts';
import { leerContexto } from '#features/cargas/contexto.ts';
import { decidirTanda } from '#features/cargas/decidir-tanda.ts';
import { sinRevisar } from '#features/cargas/errors.ts';
import { contarFilas, guardarJuicio } from '#features/cargas/guardar-filas.ts';
import { filaOf, seleccionar } from '#features/cargas/leer-filas.ts';
import { lockCarga } from '#features/cargas/queries.ts';
import { cargaFilasTable as filas } from '#features/cargas/table.ts';
import type { Work } from '#platform/changes/work.ts';

type FilaRow = typeof filas.$inferSelect;

const MAX_TOCADAS = 500;

/** The rows that claim what this one claims. */
const comparten = ({
  correo,
  usuario,
  documento,
}: Pick<FilaRow, 'correo' | 'usuario' | 'documento'>): SQL[] => [
  ...(correo ? [eq(filas.correo, correo)] : []),
  ...(usuario ? [eq(filas.usuario, usuario)] : []),
  ...(documento ? [eq(filas.documento, documento)] : []),
];

function corregidas(fila: FilaRow, cambio: CambioDeFila): string[] {
  const celdas = [...fila.celdas];
  for (const [columna, texto] of Object.entries(cambio.celdas ?? {})) {
    if (Number(columna) >= celdas.length)
      throw datosInvalidos({ celdas: `El archivo no tiene una columna ${Number(columna) + 1}.` });
    celdas[Number(columna)] = texto.normalize('NFC').trim();
  }
  return celdas;
}

/** Corrects or discards a row, and judges again it and those it clashed or clashes with. */
export async function corregirFila(
  work: Work,
  id: string,
  linea: number,
  cambio: CambioDeFila,
): Promise<FilasRevisadas> {
  const carga = await lockCarga(work, id);
  exigirAbierta(carga);
  if (carga.estado !== 'revisada') throw sinRevisar();
  const esta = and(eq(filas.cargaId, id), eq(filas.linea, linea));
  const [fila] = await work.tx.select().from(filas).where(esta);
  if (!fila || fila.resultado) throw noEncontrado();

  const celdas = corregidas(fila, cambio);
  const descartada = cambio.descartada ?? fila.estado === 'descartada';
  await work.tx
    .update(filas)
    .set({ celdas, estado: descartada ? 'descartada' : 'pendiente' })
    .where(esta);

  const contexto = await leerContexto(work.tx, work.actor, carga, { conAvisos: true });
  const tocadas = new Set([linea]);
  if (!descartada) {
    const [juzgada] = await decidirTanda(work.tx, id, [{ linea, celdas }], contexto, { paraEscribir: false });
    if (juzgada) {
      await guardarJuicio(work.tx, id, [juzgada]);
      for (const otra of await vecinas(work, id, linea, comparten(juzgada))) tocadas.add(otra);
    }
  }
  for (const otra of await vecinas(work, id, linea, comparten(fila))) tocadas.add(otra);

  const todas = await seleccionar(work.tx, id, inArray(filas.linea, [...tocadas]), MAX_TOCADAS);
  const vivas = todas.filter(({ estado }) => estado !== 'descartada');
  await guardarJuicio(work.tx, id, await decidirTanda(work.tx, id, vivas, contexto, { paraEscribir: false }));
  const { contadores, gruposNuevos } = await contarFilas(work.tx, id);
  const ahora = await seleccionar(work.tx, id, inArray(filas.linea, [...tocadas]), MAX_TOCADAS);
  return { filas: ahora.map(filaOf), contadores, gruposNuevos };
}

async function vecinas(work: Work, cargaId: string, linea: number, iguales: SQL[]): Promise<number[]> {
  if (iguales.length === 0) return [];
  const rows = await work.tx
    .select({ linea: filas.linea })
    .from(filas)
    .where(and(eq(filas.cargaId, cargaId), ne(filas.linea, linea), or(...iguales)))
    .limit(MAX_TOCADAS - 1);
  return rows.map((row) => row.linea);
}
