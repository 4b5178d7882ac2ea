import type { Archivo } from '#platform/http.ts';

/** Hands a file to the person. */
export function saveFile({ nombre, contenido }: Archivo): void {
  const url = URL.createObjectURL(contenido);
  const link = document.createElement('a');
  link.href = url;
  link.download = nombre;
  link.click();
  URL.revokeObjectURL(url);
}

const BOM = '\uFEFF';
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const cell = (text: string) => {
  const written = harmless(text);
  return /[";\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
};

/** A sheet that a Spanish spreadsheet opens with two clicks, formulas made harmless. */
export const csvFile = (nombre: string, rows: readonly (readonly string[])[]): Archivo => ({
  nombre,
  contenido: new Blob([BOM + rows.map((row) => row.map(cell).join(';')).join('\r\n') + '\r\n'], {
    type: 'text/csv;charset=utf-8',
  }),
});
