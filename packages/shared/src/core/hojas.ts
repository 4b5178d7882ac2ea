/** The files that a spreadsheet opens, and how they are called over the wire. */
export const TIPOS_DE_HOJA = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type FormatoDeHoja = keyof typeof TIPOS_DE_HOJA;
