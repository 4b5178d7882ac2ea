import { textoPlano } from '#preguntas/texto-plano.ts';
import { conHuecos } from '#preguntas/tipos/completar/texto.ts';

/** What is read of a question: what it asks and, where it has gaps, the text they are in. Either may come cut anywhere. */
export interface LoQueSeLee {
  readonly enunciado: string;
  readonly texto?: string | null;
}

const LARGO = 300;
/** Half of a tag, or of the mark of a gap. */
const CORTADO = /(?:<[^<>]*|\[\[?[a-z0-9]*\]?)$/;
const CON_IMAGEN = /<img\b/i;

/** Its words, with a line in the place of each gap. */
export const conRayas = (html: string): string => conHuecos(textoPlano(html), () => '___');

/** How a question is named in every list: by the beginning of what it asks, or else of its text with gaps. */
export function enUnaLinea({ enunciado, texto }: LoQueSeLee): string {
  const pide = textoPlano(enunciado.replace(CORTADO, ''));
  const dicha =
    pide ||
    conRayas((texto ?? '').replace(CORTADO, '')) ||
    (CON_IMAGEN.test(enunciado) ? 'Una imagen sin descripción' : '');
  return dicha.length <= LARGO ? dicha : `${dicha.slice(0, LARGO - 1).replace(/\s+\S*$/, '')}…`;
}
