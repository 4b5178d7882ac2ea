import { cleanCells, hasControl } from '#platform/sheets/cell.ts';
import { beginsWithHeadings, findTable, isTotal, nameColumns } from '#platform/sheets/headings.ts';
import { sobreFilas } from '#platform/sheets/notes.ts';
import { demasiadasColumnas, demasiadasFilas } from '#platform/sheets/refusal.ts';
import { createSampler } from '#platform/sheets/sample.ts';
import { type Fila, MAX_COLUMNAS, MAX_FILAS, type SheetHead } from '#platform/sheets/sheet.ts';

/** Enough rows to tell titles from headings and headings from data. */
const FIRST_ROWS = 50;
const BATCH = 500;

export type SendRows = (filas: Fila[]) => Promise<void>;
export type Table = Pick<SheetHead, 'encabezados' | 'filaDeTitulos' | 'muestra' | 'avisos'>;

const padded = (cells: string[], width: number): string[] =>
  cells.length >= width ? cells : Array.from({ length: width }, (_, index) => cells[index] ?? '');

/** Rows as they lie in the file → headings and data, sent in batches; null when there is nothing. */
export async function readTable(
  rows: AsyncIterable<Fila> | Iterable<Fila>,
  send: SendRows,
  titulos?: boolean,
): Promise<Table | null> {
  const data = createSampler();
  const titles = createSampler();
  const longer: number[] = [];
  const dirty: number[] = [];
  const totals: number[] = [];
  const avisos: string[] = [];
  let first: Fila[] | null = [];
  let headings: string[] = [];
  let filaDeTitulos: number | null = null;
  let width = 0;
  let count = 0;
  let batch: Fila[] = [];

  const add = async ({ linea, celdas }: Fila) => {
    if (isTotal(celdas, headings.length)) {
      totals.push(linea);
      return;
    }
    count += 1;
    if (count > MAX_FILAS) throw demasiadasFilas(MAX_FILAS);
    if (headings.length > 0 && celdas.length > headings.length) longer.push(linea);
    width = Math.max(width, celdas.length);
    data.look(celdas);
    batch.push({ linea, celdas: padded(celdas, width) });
    if (batch.length < BATCH) return;
    await send(batch);
    batch = [];
  };

  const settle = async (start: readonly Fila[]) => {
    const place = findTable(start);
    const titled = titulos ?? beginsWithHeadings(start, place);
    if (titled) {
      headings = start[place]?.celdas ?? [];
      filaDeTitulos = start[place]?.linea ?? null;
    }
    width = headings.length;
    titles.look(headings);
    const above = start.slice(0, place).map(({ linea }) => linea);
    avisos.push(
      ...sobreFilas(
        above,
        'está por encima de la tabla y no se lee',
        'están por encima de la tabla y no se leen',
      ),
    );
    for (const fila of start.slice(titled ? place + 1 : place)) await add(fila);
  };

  for await (const { linea, celdas } of rows) {
    const clean = cleanCells(celdas);
    if (clean.length === 0) continue;
    if (clean.length > MAX_COLUMNAS) throw demasiadasColumnas(MAX_COLUMNAS, linea);
    if (celdas.some((celda, i) => celda !== clean[i] && hasControl(celda))) dirty.push(linea);
    if (!first) await add({ linea, celdas: clean });
    else if (first.push({ linea, celdas: clean }) === FIRST_ROWS) {
      await settle(first);
      first = null;
    }
  }
  if (first?.length === 0) return null;
  if (first) await settle(first);
  if (batch.length > 0) await send(batch);

  if (count === 0) avisos.push('Debajo de los encabezados no hay ninguna fila.');
  avisos.push(
    ...sobreFilas(totals, 'es un total y no se lee', 'son totales y no se leen'),
    ...sobreFilas(longer, 'tiene más celdas que encabezados', 'tienen más celdas que encabezados'),
    ...sobreFilas(
      dirty,
      'tenía caracteres no válidos, que se quitaron',
      'tenían caracteres no válidos, que se quitaron',
    ),
  );
  const [inData, inTitles] = [data.get(), titles.get()];
  const muestra = inData.accented ?? inTitles.accented ?? inData.first ?? inTitles.first ?? null;
  return { encabezados: nameColumns(headings, width), filaDeTitulos, muestra, avisos };
}
