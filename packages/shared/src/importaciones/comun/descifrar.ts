/** Node and every browser have it; this package knows the types of neither. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean },
) => { decode(bytes: Uint8Array): string };

const MUESTRA = 4096;
/** Nothing that is written holds them, and no text that is kept may. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

const empieza = (bytes: Uint8Array, ...marca: readonly number[]): boolean =>
  marca.every((byte, i) => bytes[i] === byte);

/** Western text in UTF-16 has a NUL in every other byte; which one says the order. */
function porNulos(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const muestra = bytes.subarray(0, MUESTRA);
  let [pares, impares] = [0, 0];
  for (const [i, byte] of muestra.entries())
    if (byte === 0) {
      if (i % 2 === 0) pares += 1;
      else impares += 1;
    }
  const [muchos, pocos] = [muestra.length * 0.2, muestra.length * 0.02];
  if (impares > muchos && pares <= pocos) return 'utf-16le';
  return pares > muchos && impares <= pocos ? 'utf-16be' : null;
}

function enUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function decodificado(bytes: Uint8Array): string {
  if (empieza(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (empieza(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  // A file that says it is UTF-8 and has a slip keeps the rest of its letters.
  if (empieza(bytes, 0xef, 0xbb, 0xbf)) return new TextDecoder('utf-8').decode(bytes);
  const sinMarca = porNulos(bytes);
  if (sinMarca) return new TextDecoder(sinMarca).decode(bytes);
  return enUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}

/** The text of a file whatever wrote it: by its mark, else UTF-8, else Windows; line ends as `\n`, nothing unseen. */
export const textoDeBytes = (bytes: Uint8Array): string =>
  decodificado(bytes).replace(/\r\n?/g, '\n').replace(CONTROL, '').replaceAll('\uFEFF', '');

/** Its beginning, to guess what it is. */
export const comienzoDe = (bytes: Uint8Array): string => {
  // A letter cut in two would make the whole look like Windows.
  let fin = Math.min(bytes.length, 64 * 1024);
  while (fin > 0 && fin < bytes.length && ((bytes[fin] ?? 0) & 0xc0) === 0x80) fin -= 1;
  return textoDeBytes(bytes.subarray(0, fin));
};
