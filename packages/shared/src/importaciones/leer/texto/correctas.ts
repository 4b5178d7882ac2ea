import { withoutAccents } from '#core/accents.ts';
import { NoEntra } from '#importaciones/comun/no-entra.ts';
import type { Trozo } from '#importaciones/leer/texto/partir.ts';

export const plegado = (texto: string): string =>
  withoutAccents(texto.toLowerCase()).replace(/\s+/g, ' ').replace(/[.;]$/, '').trim();

export const VERDADERO = /^(?:v|t|verdader[oa]|ciert[oa]|true|s[ií])$/i;
export const FALSO = /^(?:f|fals[oa]|false|no)$/i;

const LETRA_Y_RESTO = /^(?:la\s+)?(?:opci[oó]n\s+)?\(?([a-z])(?:\)|\.|\s?[-–:]|$|\s)\s*(.*)$/is;
const VARIAS_LETRAS =
  /^(?:las\s+)?(?:opciones\s+)?\(?[a-z]\)?(?:\s*(?:,|;|\/|\+|&|\by\b|\be\b|\s-\s)\s*(?:la\s+)?\(?[a-z]\)?)+\.?$/i;

export interface Dichas {
  /** Places in the list of options. */
  readonly cuales: readonly number[];
  /** What is said after naming them. */
  readonly resto: string;
}

/** Which options a line with the answer names: by their letters, or by their text. */
export function lasQueDice(
  respuesta: string,
  opciones: readonly { readonly letra: string; readonly texto: string }[],
): Dichas {
  const escrita = respuesta.trim();
  const porLetra = (letra: string): number => {
    const cual = opciones.findIndex((una) => una.letra === letra.toLowerCase());
    if (cual < 0) throw new NoEntra(`La respuesta dice «${letra}», y no hay una opción ${letra}.`);
    return cual;
  };
  if (VARIAS_LETRAS.test(escrita)) {
    const letras = escrita
      .replace(/^(?:las\s+)?(?:opciones\s+)?/i, '')
      .replace(/\)?\s+(?:y|e)\s+(?:la\s+)?/gi, ',')
      .match(/[a-z]/gi);
    return { cuales: [...new Set((letras ?? []).map(porLetra))], resto: '' };
  }
  const porTexto = opciones.findIndex(({ texto }) => plegado(texto) === plegado(escrita));
  if (porTexto >= 0) return { cuales: [porTexto], resto: '' };
  const [, letra, resto = ''] = LETRA_Y_RESTO.exec(escrita) ?? [];
  if (letra === undefined)
    throw new NoEntra(`No se entiende cuál es la correcta: «${escrita.slice(0, 80)}».`);
  const cual = porLetra(letra);
  const dichoOtraVez = plegado(resto) === plegado(opciones[cual]?.texto ?? '');
  const otra = opciones.findIndex(
    ({ texto }, i) => i !== cual && resto !== '' && plegado(texto) === plegado(resto),
  );
  if (otra >= 0)
    throw new NoEntra(
      `La respuesta dice «${letra}», pero escribe el texto de la opción ${opciones[otra]?.letra}.`,
    );
  return { cuales: [cual], resto: dichoOtraVez ? '' : resto };
}

/** Those that are marked where they stand: in no list are all of them. */
export function lasMarcadas({ opciones }: Trozo): number[] {
  const vinetas = new Set(opciones.map(({ opcion }) => opcion.vineta));
  const conAsterisco = vinetas.size > 1 && opciones.some(({ opcion }) => !/^[*+]$/.test(opcion.vineta));
  const marcadas = opciones.flatMap(({ opcion }, i) =>
    opcion.marcada || (conAsterisco && /^[*+]$/.test(opcion.vineta)) ? [i] : [],
  );
  return marcadas.length === opciones.length ? [] : marcadas;
}
