import { parse } from 'csv-parse/sync';
import { DIALECT } from '#platform/sheets/text/dialect.ts';
import { SEPARADORES, type Separador } from '#platform/sheets/sheet.ts';

const SAMPLE = 64 * 1024;
const ROWS = 50;

/** Cells in each of the first rows that aren't blank, quotes heeded. */
function widths(sample: string, separador: Separador): number[] {
  const found: number[] = [];
  const note = (record: string[]) => {
    if (record.some((cell) => cell !== '')) found.push(record.length);
    return null;
  };
  try {
    parse(sample, { ...DIALECT, delimiter: separador, to: ROWS, on_record: note });
  } catch {
    // The sample may end inside quotes: what was read before that is enough.
  }
  return found;
}

/** How much of the sample is cut into rows of one and the same width, 0 when it isn't cut at all. */
function consistency(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) if (count > 1) times.set(count, (times.get(count) ?? 0) + 1);
  return Math.max(0, ...times.values()) / Math.max(1, counts.length);
}

/** The separator that cuts the first rows most evenly; none when every row is one cell. */
export function sniffSeparator(text: string): Separador | null {
  const sample = text.slice(0, SAMPLE);
  let best: { separador: Separador | null; score: number } = { separador: null, score: 0 };
  for (const separador of SEPARADORES) {
    const score = consistency(widths(sample, separador));
    if (score > best.score) best = { separador, score };
  }
  return best.separador;
}
