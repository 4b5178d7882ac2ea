import type { Fila } from '#platform/hojas/sheet.ts';

const LETTER = /\p{L}/u;
const MAIL = /^\S+@\S+\.\S+$/;
const TOO_LONG = 120;

const filled = (fila: Fila) => fila.celdas.filter((cell) => cell !== '');

const looksLikeHeading = (cell: string) => LETTER.test(cell) && cell.length <= TOO_LONG;

function lookLikeHeadings(fila: Fila): boolean {
  const cells = filled(fila);
  return !cells.some((cell) => MAIL.test(cell)) && cells.filter(looksLikeHeading).length * 2 > cells.length;
}

function usualWidth(rows: readonly Fila[]): number {
  const counts = rows.map((fila) => filled(fila).length).toSorted((one, other) => one - other);
  return counts[Math.floor(counts.length * 0.75)] ?? 0;
}

/** Where the headings are among the first rows: titles are narrower than the table. -1 when the table starts with data. */
export function findHeadings(rows: readonly Fila[]): number {
  const enough = Math.ceil(usualWidth(rows) * 0.6);
  const first = rows.findIndex((fila) => filled(fila).length >= enough);
  const fila = rows[first];
  return fila && lookLikeHeadings(fila) ? first : -1;
}

/** A name for every column: missing ones get their number, repeated ones a count. */
export function nameColumns(headings: readonly string[], width: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, index) => {
    const name = headings[index]?.replace(/\s+/g, ' ') || `Columna ${index + 1}`;
    let unique = name;
    for (let times = 2; taken.has(unique.toLowerCase()); times += 1) unique = `${name} (${times})`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
