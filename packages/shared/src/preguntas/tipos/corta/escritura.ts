/** Which differences of writing count. */
export interface Escritura {
  readonly mayusculas: boolean;
  readonly tildes: boolean;
  readonly puntoFinal: boolean;
}

/** Nothing that can be seen: spaces of any kind and marks without width. */
export const soloEspacios = (texto: string): boolean => /^[\s\u200B-\u200D\u2060\uFEFF]*$/.test(texto);

/** Without marks over or under letters; ñ is a letter of its own and stays. */
const sinTildes = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/(.?)([\u0300-\u036F]+)/gsu, (_, letra: string, marcas: string) =>
      /n/i.test(letra) && marcas.includes('\u0303') ? `${letra}\u0303` : letra,
    )
    .normalize('NFC');

/** A text as it is compared: two that come out equal are the same answer. */
export function igualado(texto: string, { mayusculas, tildes, puntoFinal }: Escritura): string {
  const escrito = texto
    .normalize('NFC')
    .replace(/[«»“”„]/g, '"')
    .replace(/[‹›‘’´`]/g, "'")
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[\s\u200B\u2060\uFEFF]+/g, (blancos) => (/\s/.test(blancos) ? ' ' : ''))
    .trim();
  const sinCapitales = mayusculas ? escrito : escrito.toLowerCase().normalize('NFC');
  const letras = tildes ? sinCapitales : sinTildes(sinCapitales);
  return puntoFinal ? letras : letras.replace(/(?<=[^.\s])\s?\.$/, '');
}
