import { sinNadaQueVer } from '#cursos/sin-nada-que-ver.ts';
import { atributoDe, IMAGEN, textoPlano } from '#preguntas/texto-plano.ts';

const LINEA = /<(?:br|\/?(?:p|div|li|tr|td|th|h[1-6]|blockquote))\b[^<>]*>/i;

const palabrasDe = (texto: string): number =>
  texto.split(' ').filter((trozo) => /[\p{L}\p{N}]/u.test(trozo)).length;

const lineasDe = (html: string): string[] =>
  html
    .split(LINEA)
    .map(textoPlano)
    .filter((linea) => linea !== '');

/** The whole line, and no word that only begins like it. */
const empiezaCon = (linea: string, principio: string): boolean =>
  linea.startsWith(principio) && !/^[\p{L}\p{N}]/u.test(linea.slice(principio.length));

/**
 * How many words somebody wrote, runs with a letter or a digit: what a template gave them is not theirs, as far as its lines
 * are still there, in their order, alone or with something after them.
 */
export function cuentaPalabras(html: string, plantilla = ''): number {
  const suyas = lineasDe(html);
  let desde = 0;
  let dadas = 0;
  for (const linea of lineasDe(plantilla)) {
    const lugar = suyas.findIndex((suya, i) => i >= desde && empiezaCon(suya, linea));
    if (lugar === -1) continue;
    desde = lugar + 1;
    dadas += palabrasDe(linea);
  }
  return palabrasDe(textoPlano(html)) - dadas;
}

/** What is seen of a text, pictures by their address: two that give the same are the same writing. */
export const loQueSeVe = (html: string): string =>
  textoPlano(html.replace(IMAGEN, (etiqueta) => ` [${atributoDe(etiqueta, 'src') ?? ''}] `));

/** Nothing was written: there is nothing to see, or the template as it was. */
export const sinEscribir = (html: string, plantilla: string): boolean =>
  sinNadaQueVer(html) || loQueSeVe(html) === loQueSeVe(plantilla);
