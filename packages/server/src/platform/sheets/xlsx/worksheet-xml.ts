import { DIA } from '@catedra/shared/core/duraciones.ts';
import { columnLetters } from '@catedra/shared/core/hojas.ts';
import { guardApostrophe } from '#platform/sheets/formula-guard.ts';
import { MAX_FILAS } from '#platform/sheets/sheet.ts';
import type { Celda, Rows } from '#platform/sheets/write-csv.ts';
import { escapeCell, escapeXml } from '#platform/sheets/xlsx/escape-xml.ts';
import { STYLES, worksheetOpening } from '#platform/sheets/xlsx/workbook-xml.ts';

export interface WrittenColumn {
  readonly titulo: string;
  readonly ancho: number;
  readonly tipo?: 'texto' | 'numero' | 'nota' | 'fecha' | 'momento';
  /** Where the values of its drop-down list are, as a formula. */
  readonly origen?: string;
  /** Said beside a cell when it is chosen. */
  readonly ayuda?: string;
}

export interface WrittenSheet {
  readonly columns: readonly WrittenColumn[];
  /** Without headings the rows start at the top. */
  readonly encabezados: boolean;
  /** Each heading opens a list to filter and sort by. */
  readonly filtros?: boolean | undefined;
  readonly rows: Rows;
}

const PIECE = 32 * 1024;
const EPOCH = Date.UTC(1899, 11, 30);
const MAX_TEXT = 32_767;

const textCell = (at: string, text: string, style: number) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeCell(text.slice(0, MAX_TEXT))}</t></is></c>`;

function cellXml(value: Celda, at: string, tipo: WrittenColumn['tipo']): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'string') return textCell(at, guardApostrophe(value), STYLES.texto);
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === 'number') {
    const style = tipo === 'nota' ? ` s="${STYLES.nota}"` : '';
    return Number.isFinite(value) ? `<c r="${at}"${style}><v>${value}</v></c>` : '';
  }
  return `<c r="${at}" s="${tipo === 'momento' ? STYLES.momento : STYLES.fecha}"><v>${(value.getTime() - EPOCH) / DIA}</v></c>`;
}

const headingsXml = (columns: readonly WrittenColumn[]) =>
  `<row r="1">${columns.map(({ titulo }, index) => textCell(`${columnLetters(index)}1`, titulo, STYLES.encabezado)).join('')}</row>`;

const columnsXml = (columns: readonly WrittenColumn[]) =>
  `<cols>${columns
    .map(
      ({ ancho, tipo = 'texto' }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${ancho}" style="${STYLES[tipo]}" customWidth="1"/>`,
    )
    .join('')}</cols>`;

const FROZEN =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

const LIST =
  'type="list" errorStyle="warning" showErrorMessage="1" errorTitle="No está en la lista" error="Ese valor no está en la lista. ¿Quieres dejarlo?" ';
const MAX_HELP = 255;

/** The list helps and warns; it doesn't forbid, since a cell may hold several values. */
function validationsXml(columns: readonly WrittenColumn[]): string {
  const lists = columns.flatMap(({ origen, ayuda }, index) => {
    if (origen === undefined && !ayuda) return [];
    const letter = columnLetters(index);
    const help = ayuda ? `showInputMessage="1" prompt="${escapeXml(ayuda.slice(0, MAX_HELP))}" ` : '';
    const from = origen === undefined ? '' : `<formula1>${escapeXml(origen)}</formula1>`;
    return [
      `<dataValidation ${origen === undefined ? '' : LIST}${help}allowBlank="1" sqref="${letter}2:${letter}${MAX_FILAS + 1}">${from}</dataValidation>`,
    ];
  });
  return lists.length === 0
    ? ''
    : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}

/** The XML of a sheet in pieces, as its rows come. */
export async function* worksheetXml({
  columns,
  encabezados,
  filtros,
  rows,
}: WrittenSheet): AsyncGenerator<string> {
  let piece = worksheetOpening;
  if (encabezados) piece += FROZEN;
  piece += `${columnsXml(columns)}<sheetData>${encabezados ? headingsXml(columns) : ''}`;
  const letters = columns.map((_, index) => columnLetters(index));
  let line = encabezados ? 1 : 0;
  for await (const row of rows) {
    line += 1;
    piece += `<row r="${line}">${letters.map((letter, index) => cellXml(row[index], `${letter}${line}`, columns[index]?.tipo)).join('')}</row>`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  const filter = filtros ? `<autoFilter ref="A1:${letters.at(-1)}${line}"/>` : '';
  yield `${piece}</sheetData>${filter}${validationsXml(columns)}</worksheet>`;
}
