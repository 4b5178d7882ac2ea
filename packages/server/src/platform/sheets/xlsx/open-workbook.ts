import { dañada, esNumbers, esOds, esXlsb, hojaAusente, noEsHoja } from '#platform/sheets/refusal.ts';
import type { Candidata, SheetOptions, Source } from '#platform/sheets/sheet.ts';
import type { CellContext } from '#platform/sheets/xlsx/cell-text.ts';
import { readStyles, readWorkbookPart, type WorkbookPart } from '#platform/sheets/xlsx/parts.ts';
import { readSharedStrings } from '#platform/sheets/xlsx/rich-text.ts';
import { createSheetReader } from '#platform/sheets/xlsx/rows.ts';
import { openZip, type Zip } from '#platform/sheets/xlsx/zip.ts';

async function refuseOthers(zip: Zip): Promise<void> {
  if (zip.has('xl/workbook.bin')) throw esXlsb();
  if (zip.names.some((name) => name.endsWith('.iwa'))) throw esNumbers();
  if (zip.has('mimetype')) {
    let mime = '';
    for await (const piece of zip.text('mimetype')) mime += piece;
    throw mime.includes('opendocument.spreadsheet')
      ? esOds()
      : noEsHoja('un documento, no una hoja de cálculo');
  }
  if (zip.names.some((name) => /^(?:word|ppt)\//.test(name)))
    throw noEsHoja('un documento, no una hoja de cálculo');
  if (!zip.has('[Content_Types].xml') && !zip.names.some((name) => name.startsWith('xl/')))
    throw noEsHoja('un archivo comprimido');
}

/** What every sheet needs to show its cells, read once and only if a sheet is read. */
function contextOf(zip: Zip, part: WorkbookPart): () => Promise<CellContext> {
  let context: Promise<CellContext> | null = null;
  const read = async (): Promise<CellContext> => ({
    date1904: part.date1904,
    strings: part.strings === undefined ? [] : await readSharedStrings(zip.text(part.strings)),
    formats: part.styles === undefined ? [] : await readStyles(zip.text(part.styles)),
  });
  return () => (context ??= read());
}

/** Visible sheets go first, hidden ones after; with a name, that one alone. */
export async function openWorkbook(bytes: Buffer, options: SheetOptions): Promise<Source> {
  const zip = await openZip(bytes);
  await refuseOthers(zip);
  const part = await readWorkbookPart(zip);
  if (part.sheets.length === 0) throw dañada();

  const context = contextOf(zip, part);
  const wanted =
    options.hoja === undefined
      ? part.sheets.toSorted((one, other) => Number(one.oculta) - Number(other.oculta))
      : part.sheets.filter(({ nombre }) => nombre === options.hoja);
  if (wanted.length === 0) throw hojaAusente(options.hoja ?? '');
  const candidatas = wanted.map(({ nombre, path }): Candidata => {
    const { rows, avisos } = createSheetReader(() => zip.text(path), context);
    return { nombre, rows, avisos };
  });
  const hojas = part.sheets.map(({ nombre }) => nombre);
  return { formato: 'xlsx', codificacion: null, separador: null, hojas, candidatas };
}
