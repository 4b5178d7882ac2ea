import { ArchivoIlegible } from '@catedra/shared/importaciones/leida.ts';

const MARCAS = [
  { bytes: [0xef, 0xbb, 0xbf], nombre: 'utf-8' },
  { bytes: [0xff, 0xfe], nombre: 'utf-16le' },
  { bytes: [0xfe, 0xff], nombre: 'utf-16be' },
] as const;

/** How «<?» looks where two bytes make a letter and no mark says so. */
const SIN_MARCA = [
  { bytes: [0x3c, 0, 0x3f, 0], nombre: 'utf-16le' },
  { bytes: [0, 0x3c, 0, 0x3f], nombre: 'utf-16be' },
] as const;

const empieza = (bytes: Uint8Array, con: readonly number[]): boolean =>
  con.every((byte, i) => bytes[i] === byte);

const DECLARADA = /^\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;

/** What the file says of itself: by its mark, or in its first line. */
function declarada(bytes: Uint8Array): { readonly nombre: string; readonly desde: number } {
  const marca = MARCAS.find((una) => empieza(bytes, una.bytes));
  if (marca) return { nombre: marca.nombre, desde: marca.bytes.length };
  const ancha = SIN_MARCA.find((una) => empieza(bytes, una.bytes));
  if (ancha) return { nombre: ancha.nombre, desde: 0 };
  const cabeza = new TextDecoder('latin1').decode(bytes.subarray(0, 400));
  return { nombre: DECLARADA.exec(cabeza)?.[1] ?? 'utf-8', desde: 0 };
}

/** Null when the bytes are not of that encoding; a letter cut at the very end is left out. */
function como(nombre: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(nombre, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** An encoding that the machine knows: what declares an unknown one is tried as the usual. */
const conocida = (nombre: string): string => {
  try {
    return new TextDecoder(nombre).encoding;
  } catch {
    return 'utf-8';
  }
};

/** A file of XML as text. What says UTF-8 and is not comes of a Windows program: Windows-1252. */
export function decodifica(bytes: Uint8Array): string {
  const { nombre, desde } = declarada(bytes);
  const suya = conocida(nombre);
  // A file that was read as text says UTF-16 in a line that can be read byte by byte: it is not.
  const probable =
    suya.startsWith('utf-16') && desde === 0 && bytes[0] === 0x3c && bytes[1] !== 0 ? 'utf-8' : suya;
  const cuerpo = bytes.subarray(desde);
  const texto = como(probable, cuerpo) ?? (probable === 'utf-8' ? como('windows-1252', cuerpo) : null);
  if (texto === null)
    throw new ArchivoIlegible(
      `El archivo dice estar escrito en ${nombre}, y no lo está: guárdalo como UTF-8.`,
    );
  return texto;
}

/** Its beginning, to look at what it is: never fails. */
export function principioDe(bytes: Uint8Array, largo = 20_000): string {
  try {
    return decodifica(bytes.subarray(0, largo));
  } catch {
    return '';
  }
}
