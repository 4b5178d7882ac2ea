import type { Leida } from '@catedra/shared/importaciones/leida.ts';
import { ArchivoIlegible } from '@catedra/shared/importaciones/leida.ts';
import { comienzoDe } from '@catedra/shared/importaciones/comun/descifrar.ts';
import { columnasDe } from '@catedra/shared/importaciones/leer/hoja/columnas.ts';
import { leidasDeHoja } from '@catedra/shared/importaciones/leer/hoja/leer.ts';
import { HOJA_DE_PREGUNTAS } from '#features/importaciones/plantilla.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import type { Sheet } from '#platform/sheets/sheet.ts';

type Lee = (
  bytes: Uint8Array,
  options: { readonly nombre: string; readonly hoja?: string },
) => Promise<Sheet>;

/** The questions of a workbook or of separated text; of a workbook with a sheet for them, of that one. */
export async function leerHoja(
  bytes: Uint8Array,
  nombre: string,
  lee: Lee = readSheet,
): Promise<readonly Leida[]> {
  try {
    const primera = await lee(bytes, { nombre });
    const laSuya = primera.hojas.find((una) => una === HOJA_DE_PREGUNTAS);
    const hoja =
      laSuya === undefined || primera.hoja === laSuya ? primera : await lee(bytes, { nombre, hoja: laSuya });
    return [...leidasDeHoja(hoja)];
  } catch (error) {
    throw error instanceof DomainError ? new ArchivoIlegible(error.message) : error;
  }
}

/** A workbook, a name that spreadsheets give to text, or cells that were copied with their headings. */
export function pareceHoja(bytes: Uint8Array, nombre: string): boolean {
  if (/\.(?:xlsx|xlsm|csv|tsv|ods|xls)$/i.test(nombre)) return true;
  const [titulos = ''] = comienzoDe(bytes).split('\n');
  return titulos.includes('\t') && columnasDe(titulos.split('\t')) !== null;
}
