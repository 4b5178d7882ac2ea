import { textoPlano } from '#preguntas/texto-plano.ts';

/** What begins on a line of its own, and what begins a paragraph. */
const RENGLON = /<br\b[^<>]*>|<\/?(?:li|tr|dt|dd)\b[^<>]*>/gi;
const PARRAFO = /<\/?(?:p|div|h[1-6]|ul|ol|blockquote|pre|table|figure|hr)\b[^<>]*>/gi;
const ENLACE = /<a\b[^<>]*\bhref="([^"]*)"[^<>]*>([\s\S]*?)<\/a>/gi;
/** What is listed is one paragraph each: its mark stands with it. */
const PARRAFO_EN_LISTA = /(<li\b[^<>]*>)\s*<p\b[^<>]*>|<\/p>\s*(?=<\/li>)/gi;
const CON_FORMULA = /<div\b[^<>]*\bdata-type="block-math"[^<>]*><\/div>/gi;

const conDireccion = (_todo: string, direccion: string, dice: string): string => {
  const dentro = textoPlano(direccion).replace(/^mailto:/, '');
  return textoPlano(dice) === dentro ? dice : `${dice} (${dentro})`;
};

/** A rich text for whoever reads plain mail: its paragraphs, what is listed with a dot, and links with their address. */
export function enParrafos(html: string): string {
  const marcado = html
    .replace(PARRAFO_EN_LISTA, '$1')
    .replace(CON_FORMULA, (caja) => `\f${textoPlano(caja)}\f`)
    .replace(ENLACE, conDireccion)
    .replace(/<li\b[^<>]*>/gi, '\n· ')
    .replace(RENGLON, '\n')
    .replace(PARRAFO, '\f');
  return marcado
    .split('\f')
    .map((parrafo) => parrafo.split('\n').map(textoPlano).filter(Boolean).join('\n'))
    .filter((parrafo) => parrafo !== '')
    .join('\n\n');
}
