import { columnLetters } from '@catedra/shared/core/hojas.ts';
import type { Readable } from 'node:stream';
import type { Rows } from '#platform/sheets/write-csv.ts';
import {
  contentTypesXml,
  rootRelationsXml,
  stylesXml,
  workbookRelationsXml,
  workbookXml,
} from '#platform/sheets/xlsx/workbook-xml.ts';
import { type WrittenColumn, worksheetXml } from '#platform/sheets/xlsx/worksheet-xml.ts';
import { deflatedZip, type TextPart } from '#platform/zip/write-zip.ts';

export interface XlsxColumn {
  readonly titulo: string;
  /** In characters. */
  readonly ancho: number;
  /**
   * Text unless said: zeros on the left are kept. A mark always shows its two decimals. A moment is given as what the clocks
   * of the reader show, as if it were UTC.
   */
  readonly tipo?: 'texto' | 'numero' | 'nota' | 'fecha' | 'momento';
  /** A drop-down list: its values, or the column of another sheet of the same file that holds them. */
  readonly lista?: readonly string[] | { readonly hoja: string; readonly columna: string };
  /** Said beside a cell of it when it is chosen. */
  readonly ayuda?: string;
}

export interface XlsxSheet {
  readonly nombre: string;
  readonly columns: readonly XlsxColumn[];
  readonly rows: Rows;
  /** Each heading opens a list to filter and sort by. */
  readonly filtros?: boolean;
}

interface List {
  readonly sheet: number;
  readonly column: number;
  readonly valores: readonly string[];
}

const LISTAS = 'Listas';
const LIST_WIDTH = 30;
const MAX_NAME = 31;

/** What a sheet may be called: no characters of the formulas' grammar, 31 at most. */
const nameOf = (nombre: string) =>
  nombre
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .slice(0, MAX_NAME)
    .trim() || 'Hoja';

const quoted = (nombre: string) => `'${nombre.replaceAll("'", "''")}'`;

/** The values below a heading, however many there are. */
function belowHeading(
  sheets: readonly XlsxSheet[],
  { hoja, columna }: { hoja: string; columna: string },
): string {
  const sheet = sheets.find(({ nombre }) => nombre === hoja);
  const index = sheet?.columns.findIndex(({ titulo }) => titulo === columna) ?? -1;
  if (index === -1) throw new Error(`no column "${columna}" in the sheet "${hoja}"`);
  const letter = columnLetters(index);
  const name = quoted(nameOf(hoja));
  return `OFFSET(${name}!$${letter}$2,0,0,MAX(1,COUNTA(${name}!$${letter}:$${letter})-1),1)`;
}

function listsOf(sheets: readonly XlsxSheet[]): List[] {
  return sheets.flatMap(({ columns }, sheet) =>
    columns.flatMap(({ lista }, column) =>
      lista && !('hoja' in lista) && lista.length > 0 ? [{ sheet, column, valores: lista }] : [],
    ),
  );
}

function* listRows(lists: readonly List[]): Generator<(string | undefined)[]> {
  const longest = Math.max(...lists.map(({ valores }) => valores.length));
  for (let row = 0; row < longest; row += 1) yield lists.map(({ valores }) => valores[row]);
}

/** A workbook with bold headings that stay in sight, sent while its rows come; drop-down lists live in a hidden sheet. */
export function writeXlsx({ sheets }: { readonly sheets: readonly XlsxSheet[] }): Readable {
  const lists = listsOf(sheets);
  const origen = (sheet: number, column: number, lista: XlsxColumn['lista']): string | undefined => {
    if (lista && 'hoja' in lista) return belowHeading(sheets, lista);
    const index = lists.findIndex((list) => list.sheet === sheet && list.column === column);
    const letter = columnLetters(index);
    return lists[index] && `${LISTAS}!$${letter}$1:$${letter}$${lists[index].valores.length}`;
  };
  const written = sheets.map(({ nombre, columns, rows, filtros }, sheet) => ({
    nombre: nameOf(nombre),
    oculta: false,
    xml: worksheetXml({
      columns: columns.map(
        ({ titulo, ancho, tipo, ayuda, lista }, column): WrittenColumn => ({
          titulo,
          ancho,
          tipo,
          ayuda,
          origen: origen(sheet, column, lista),
        }),
      ),
      encabezados: true,
      filtros,
      rows,
    }),
  }));
  if (lists.length > 0) {
    const columns = lists.map((): WrittenColumn => ({ titulo: '', ancho: LIST_WIDTH }));
    written.push({
      nombre: LISTAS,
      oculta: true,
      xml: worksheetXml({ columns, encabezados: false, rows: listRows(lists) }),
    });
  }
  const parts: TextPart[] = [
    { name: '[Content_Types].xml', text: [contentTypesXml(written.length)] },
    { name: '_rels/.rels', text: [rootRelationsXml] },
    { name: 'xl/workbook.xml', text: [workbookXml(written)] },
    { name: 'xl/_rels/workbook.xml.rels', text: [workbookRelationsXml(written.length)] },
    { name: 'xl/styles.xml', text: [stylesXml] },
    ...written.map(({ xml }, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, text: xml })),
  ];
  return deflatedZip(parts);
}
