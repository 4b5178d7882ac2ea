import { ENLACES } from '#cargas/enlaces.ts';

/** Names that come in capitals, as personnel systems write them: «DE LA FUENTE GARCÍA», and not «J. M.». */

const VOCAL = /[AEIOUYÁÉÍÓÚÜÀÈÌÒÙÂÊÎÔÛÄËÏÖÃÕ]/;

/** No small letter, and a word that can be said. */
export const enMayusculas = (texto: string): boolean =>
  /\p{Lu}{2}/u.test(texto) && !/\p{Ll}/u.test(texto) && VOCAL.test(texto.normalize('NFC'));

const ORDINAL = /^[IVX]{2,}$/;

const conInicial = (palabra: string): string =>
  palabra
    .toLocaleLowerCase('es')
    .replace(
      /(^|[-–'’.(/])(mc(?=\p{L}{3}))?(\p{L})/gu,
      (_, antes: string, mc: string | undefined, letra: string) =>
        `${antes}${mc ? 'Mc' : ''}${letra.toLocaleUpperCase('es')}`,
    );

/** «MARÍA DEL CARMEN» as one writes it: «María del Carmen». Whoever doesn't come in capitals is left as they wrote it. */
export function comoSeEscribe(texto: string): string {
  if (!enMayusculas(texto)) return texto;
  const palabras = texto.split(' ');
  return palabras
    .map((palabra, i) => {
      const enMedio = i > 0 && i < palabras.length - 1;
      const chica = palabra.toLocaleLowerCase('es');
      if (enMedio && ENLACES.has(chica)) return chica;
      return i > 0 && ORDINAL.test(palabra) ? palabra : conInicial(palabra);
    })
    .join(' ');
}
