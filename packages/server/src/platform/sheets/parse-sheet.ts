import { kindOf } from '#platform/sheets/file-kind.ts';
import { hojaVacia, refusalOf, vacia } from '#platform/sheets/refusal.ts';
import type { SheetOptions, SheetHead } from '#platform/sheets/sheet.ts';
import { readTable, type SendRows } from '#platform/sheets/table.ts';
import { openText } from '#platform/sheets/text/open-text.ts';
import { openWorkbook } from '#platform/sheets/xlsx/open-workbook.ts';

async function read(bytes: Buffer, options: SheetOptions, send: SendRows): Promise<SheetHead> {
  const source = kindOf(bytes) === 'zip' ? await openWorkbook(bytes, options) : openText(bytes, options);
  const { formato, codificacion, separador, hojas } = source;
  for (const { nombre, rows, avisos } of source.candidatas) {
    const table = await readTable(rows(), send, options.titulos);
    if (!table) continue;
    return {
      formato,
      codificacion,
      separador,
      hojas,
      hoja: nombre,
      ...table,
      avisos: [...table.avisos, ...avisos()],
    };
  }
  throw options.hoja === undefined ? vacia() : hojaVacia(options.hoja);
}

/** The reading itself, in whichever process: rows are sent as they come, the rest is returned at the end. */
export async function parseSheet(bytes: Buffer, options: SheetOptions, send: SendRows): Promise<SheetHead> {
  try {
    return await read(bytes, options, send);
  } catch (error) {
    throw refusalOf(error);
  }
}
