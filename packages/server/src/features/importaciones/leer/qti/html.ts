import { escapar, escaparAtributo } from '@catedra/shared/importaciones/comun/escapar.ts';
import { esNodo, type Nodo } from '#features/importaciones/leer/xml/nodo.ts';

const SUELTAS = new Set(['br', 'hr', 'img', 'col', 'wbr']);

/** What stands in the place of an element; undefined: the element as it is. */
export type EnSuLugar = (nodo: Nodo) => string | undefined;

const abre = ({ nombre, atributos }: Nodo): string =>
  `<${nombre}${Object.entries(atributos)
    .map(([cual, valor]) => ` ${cual}="${escaparAtributo(valor)}"`)
    .join('')}>`;

/** The inside of an element written in XML, as HTML. */
export function htmlDe(nodo: Nodo, enSuLugar: EnSuLugar = () => undefined): string {
  const dentro = (hijo: Nodo | string): string => {
    if (!esNodo(hijo)) return escapar(hijo);
    const otro = enSuLugar(hijo);
    if (otro !== undefined) return otro;
    return SUELTAS.has(hijo.nombre)
      ? abre(hijo)
      : `${abre(hijo)}${hijo.hijos.map(dentro).join('')}</${hijo.nombre}>`;
  };
  return nodo.hijos.map(dentro).join('');
}

const BLOQUE = /^\s*<(?:p|div|ul|ol|table|pre|blockquote|h[1-6]|figure|hr)\b/i;

/** As a paragraph where it is none. */
export const enParrafo = (html: string): string => {
  const limpio = html.trim();
  return limpio === '' || BLOQUE.test(limpio) ? limpio : `<p>${limpio}</p>`;
};
