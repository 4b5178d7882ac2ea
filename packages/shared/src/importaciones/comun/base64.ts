/** A browser and Node have them; this package knows the types of neither. */
declare const atob: (base64: string) => string;
declare const btoa: (binario: string) => string;

/** A multiple of 3, so that pieces join without filling. */
const TROZO = 24 * 1024;

export function* aBase64(bytes: Uint8Array): Generator<string> {
  for (let i = 0; i < bytes.length; i += TROZO)
    yield btoa(String.fromCharCode(...bytes.subarray(i, i + TROZO)));
}

/** The bytes of a text; null when it is none. */
export function deBase64(texto: string): Uint8Array | null {
  const limpio = texto.replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(limpio) || limpio.replace(/=+$/, '').length % 4 === 1) return null;
  return Uint8Array.from(atob(limpio), (letra) => letra.charCodeAt(0));
}
