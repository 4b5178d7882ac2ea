import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify';
import { guardFormula } from '#platform/sheets/formula-guard.ts';

/** What a written cell may hold; text is never run as a formula. */
export type Celda = string | number | boolean | Date | null | undefined;
export type Rows = Iterable<readonly Celda[]> | AsyncIterable<readonly Celda[]>;

/** Semicolons, byte-order mark and decimal commas: what a Spanish spreadsheet opens with two clicks. */
const stringifier = (isMark: (column: number) => boolean) =>
  stringify({
    delimiter: ';',
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    cast: {
      string: guardFormula,
      number: (value, { index }) => (isMark(index) ? value.toFixed(2) : String(value)).replace('.', ','),
      boolean: (value) => (value ? 'sí' : 'no'),
      date: (value) => value.toISOString().slice(0, 10),
    },
  });

const TURN = 500;

/** Rows that are all at hand would keep everyone else waiting until the last. */
async function* linesOf(headings: readonly string[], rows: Rows): AsyncGenerator<readonly Celda[]> {
  yield headings;
  let count = 0;
  for await (const row of rows) {
    yield row;
    count += 1;
    if (count % TURN === 0) await setImmediate();
  }
}

/** A file that `readSheet` reads back as it was, sent while the rows come; the numbers of some columns are marks, with their two decimals. */
export const writeCsv = (
  headings: readonly string[],
  rows: Rows,
  isMark: (column: number) => boolean = () => false,
): Readable => pipeline(Readable.from(linesOf(headings, rows)), stringifier(isMark), () => undefined);
