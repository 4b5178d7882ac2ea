import type { Fila } from '#platform/sheets/sheet.ts';

/** No cell holds them: a reader takes out every control character. */
const ROW = '\u001E';
const CELL = '\u001F';

export interface PackedRows {
  readonly lineas: number[];
  readonly texto: string;
}

/** Rows as one text, to go from one process to another: half a million small ones are dear to copy. */
export const packRows = (filas: readonly Fila[]): PackedRows => ({
  lineas: filas.map(({ linea }) => linea),
  texto: filas.map(({ celdas }) => celdas.join(CELL)).join(ROW),
});

export const unpackRows = ({ lineas, texto }: PackedRows): Fila[] => {
  const rows = texto.split(ROW);
  return lineas.map((linea, i) => ({ linea, celdas: rows[i]?.split(CELL) ?? [] }));
};
