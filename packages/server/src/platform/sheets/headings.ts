import { columnLetters } from '@catedra/shared/core/hojas.ts';
import type { Fila } from '#platform/sheets/sheet.ts';

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

/** Where the table begins among the first rows: titles above it are narrower. */
export function findTable(rows: readonly Fila[]): number {
  const enough = Math.ceil(usualWidth(rows) * 0.6);
  return Math.max(
    0,
    rows.findIndex((fila) => filled(fila).length >= enough),
  );
}

/** Whether the table that begins there does so with its headings. */
export function beginsWithHeadings(rows: readonly Fila[], place: number): boolean {
  const fila = rows[place];
  return fila !== undefined && lookLikeHeadings(fila);
}

const TOTAL = /^(?:n(?:[ºo.]|úm(?:ero|\.)?|um(?:ero|\.)?)? ?)?(?:sub)?total(?:es)?(?!\p{L})/iu;

/** «Total empleados: 61» under a table: it begins so and fills less than half of the columns. */
export const isTotal = (celdas: readonly string[], width: number): boolean => {
  const cells = celdas.filter((cell) => cell !== '');
  return cells.length * 2 < width && TOTAL.test(cells[0] ?? '');
};

/** A name for every column: missing ones get their letter, repeated ones a count. */
export function nameColumns(headings: readonly string[], width: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, index) => {
    const name = headings[index]?.replace(/\s+/g, ' ') || `Columna ${columnLetters(index)}`;
    let unique = name;
    for (let times = 2; taken.has(unique.toLowerCase()); times += 1) unique = `${name} (${times})`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
