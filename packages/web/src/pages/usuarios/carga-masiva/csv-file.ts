import { COLUMNAS_CARGA, type FilaRevisada, MAX_TEXTO } from '@catedra/shared';

/** Why a file can't be read, in words that can be shown. */
export class UnreadableFile extends Error {}

const ZIP = [0x50, 0x4b];
const OLD_EXCEL = [0xd0, 0xcf];

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, i) => bytes[i] === byte);

/** The text of a CSV in UTF-8; anything else is told apart by its bytes, never guessed. */
export function textOf(bytes: Uint8Array): string {
  if (startsWith(bytes, ZIP) || startsWith(bytes, OLD_EXCEL)) {
    throw new UnreadableFile(
      'Es un libro de Excel. En Excel elige «Guardar como», tipo «CSV UTF-8», y sube ese archivo.',
    );
  }
  if (bytes.length > MAX_TEXTO)
    throw new UnreadableFile('El archivo pesa demasiado. Pártelo en dos y súbelos por separado.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile(
      'El archivo no está en UTF-8, y se perderían acentos y eñes. Guárdalo otra vez como «CSV UTF-8».',
    );
  }
}

const BOM = '\uFEFF';
const cell = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csv = (rows: readonly (readonly string[])[]) =>
  BOM + rows.map((row) => row.map(cell).join(';')).join('\r\n') + '\r\n';

/** A heading and two people: with this the rest is easy. */
export const template = (): string =>
  csv([
    COLUMNAS_CARGA,
    ['Begoña', 'Muñoz de la Peña', 'begona.munoz@empresa.es', '', '11873402Y', '', 'Estudiante', ''],
    ['Xoán', 'Bermúdez Caamaño', '', 'x.bermudez', '33847120D', '', 'Estudiante', ''],
  ]);

/** The rows that were left out with the reason in a last column, ready to be mended and uploaded again. */
export const errorsFile = (columnas: readonly string[], filas: readonly FilaRevisada[]): string =>
  csv([
    [...columnas, 'motivo'],
    ...filas.map(({ valores, errores }) => [
      ...columnas.map((columna) => valores[columna] ?? ''),
      Object.values(errores).join(' '),
    ]),
  ]);

/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
