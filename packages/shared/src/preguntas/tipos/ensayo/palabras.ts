import { atributoDe, IMAGEN, textoPlano } from '#preguntas/texto-plano.ts';

/** How many words a rich text has: runs with a letter or a digit. */
export const cuentaPalabras = (html: string): number =>
  textoPlano(html)
    .split(' ')
    .filter((trozo) => /[\p{L}\p{N}]/u.test(trozo)).length;

/** What is seen of a text, pictures by their address: two that give the same are the same writing. */
export const loQueSeVe = (html: string): string =>
  textoPlano(html.replace(IMAGEN, (etiqueta) => ` [${atributoDe(etiqueta, 'src') ?? ''}] `));
