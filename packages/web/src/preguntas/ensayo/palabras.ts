import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';

/** How many words a text has, without its marks. */
export const cuentaPalabras = (html: string): number =>
  textoPlano(html).match(/[\p{L}\p{N}]+(?:['’\-·][\p{L}\p{N}]+)*/gu)?.length ?? 0;
