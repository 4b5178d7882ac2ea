/** The files that a spreadsheet opens, and how they are called over the wire. */
export const TIPOS_DE_HOJA = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type FormatoDeHoja = keyof typeof TIPOS_DE_HOJA;

/** How a spreadsheet calls its columns: A, B… Z, AA. */
export function columnLetters(column: number): string {
  const rest = column % 26;
  const letter = String.fromCharCode(65 + rest);
  return column < 26 ? letter : columnLetters((column - rest) / 26 - 1) + letter;
}
