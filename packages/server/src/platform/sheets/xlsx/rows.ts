import { sobreFilas } from '#platform/sheets/notes.ts';
import { dañada } from '#platform/sheets/refusal.ts';
import type { Fila } from '#platform/sheets/sheet.ts';
import { type CellContext, cellText } from '#platform/sheets/xlsx/cell-text.ts';
import { createTextGatherer } from '#platform/sheets/xlsx/rich-text.ts';
import { attribute, createXmlScanner } from '#platform/sheets/xlsx/xml.ts';

const place = attribute('r');
const typeOf = attribute('t');
const styleOf = attribute('s');
const hiddenOf = attribute('hidden');
const refOf = attribute('ref');

/** What a reader of the sheet should know, by line. */
interface Findings {
  readonly ocultas: number[];
  readonly errores: number[];
  readonly sinResultado: number[];
  readonly combinadas: number[];
}

const LAST_COLUMN = 16_384;

function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/[^A-Za-z]/g, '').toUpperCase())
    column = column * 26 + letter.charCodeAt(0) - 64;
  if (column < 1 || column > LAST_COLUMN) throw dañada();
  return column;
}

const lineOf = (reference: string | undefined) => Number(reference?.replace(/\D/g, ''));

interface Cell {
  column: number;
  readonly type: string;
  readonly style: string | undefined;
  value: string;
  formula: boolean;
  /** Its value is there, even if empty: a formula may not have been worked out. */
  known: boolean;
}

/** Cells → rows: everything in a sheet's XML, handed over row by row. */
function createRowCollector(context: CellContext, found: Findings) {
  const inline = createTextGatherer();
  let ready: Fila[] = [];
  let fila: Fila = { linea: 0, celdas: [] };
  let hidden = false;
  let cell: Cell = { column: 0, type: '', style: undefined, value: '', formula: false, known: false };
  let inValue = false;

  const open = (tag: string, raw: string) => {
    if (tag === 'c') {
      const reference = place(raw);
      const column = reference === undefined ? cell.column + 1 : columnOf(reference);
      cell = {
        column,
        type: typeOf(raw) ?? 'n',
        style: styleOf(raw),
        value: '',
        formula: false,
        known: false,
      };
    } else if (tag === 'v') {
      inValue = true;
      cell.known = true;
    } else if (tag === 'f') cell.formula = true;
    else if (tag === 'row') {
      fila = { linea: Number(place(raw) ?? fila.linea + 1), celdas: [] };
      hidden = /^(?:1|true)$/.test(hiddenOf(raw) ?? '');
      cell.column = 0;
    } else if (tag === 'mergeCell') {
      const [from, to] = (refOf(raw) ?? '').split(':').map(lineOf);
      if (from !== undefined && to !== undefined && to > from) found.combinadas.push(from);
    } else inline.open(tag);
  };

  const put = () => {
    const { type, style, value } = cell;
    const text = type === 'inlineStr' ? inline.take() : cellText(type, style, value, context);
    if (type === 'e') found.errores.push(fila.linea);
    if (cell.formula && !cell.known) found.sinResultado.push(fila.linea);
    if (text === '') return;
    while (fila.celdas.length < cell.column) fila.celdas.push('');
    fila.celdas[cell.column - 1] = text;
  };

  const close = (tag: string) => {
    if (tag === 'c') put();
    else if (tag === 'v') inValue = false;
    else if (tag === 'row') {
      if (fila.celdas.length === 0) return;
      if (hidden) found.ocultas.push(fila.linea);
      ready.push(fila);
    } else inline.close(tag);
  };

  const text = (piece: string) => {
    if (inValue) cell.value += piece;
    else inline.text(piece);
  };

  return {
    handlers: { open, close, text },
    take(): Fila[] {
      const rows = ready;
      ready = [];
      return rows;
    },
  };
}

export function createSheetReader(chunks: () => AsyncIterable<string>, context: () => Promise<CellContext>) {
  const found: Findings = { ocultas: [], errores: [], sinResultado: [], combinadas: [] };
  return {
    async *rows(): AsyncGenerator<Fila> {
      const collector = createRowCollector(await context(), found);
      const scanner = createXmlScanner(collector.handlers);
      for await (const chunk of chunks()) {
        scanner.write(chunk);
        yield* collector.take();
      }
      scanner.end();
    },
    avisos: (): string[] => [
      ...sobreFilas(found.ocultas, 'está oculta y también se lee', 'están ocultas y también se leen'),
      ...sobreFilas([...new Set(found.errores)], 'tiene una fórmula con error', 'tienen fórmulas con error'),
      ...sobreFilas(
        [...new Set(found.sinResultado)],
        'tiene una fórmula sin resultado guardado: ábrela en Excel y guárdala',
        'tienen fórmulas sin resultado guardado: ábrelas en Excel y guárdalas',
      ),
      ...sobreFilas(
        found.combinadas,
        'empieza una celda combinada hacia abajo: solo esa fila tiene su valor',
        'empiezan celdas combinadas hacia abajo: solo esas filas tienen su valor',
      ),
    ],
  };
}
