import { escapar, escaparAtributo } from '@catedra/shared/importaciones/comun/escapar.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import { type EnSuLugar, enParrafo, htmlDe } from '#features/importaciones/leer/qti/html.ts';
import { COMO_CLASE } from '#features/importaciones/leer/qti/clases.ts';
import { latexDe } from '#features/importaciones/leer/qti/mathml.ts';
import { atributo, type Nodo, textoCorto, textoDe } from '#features/importaciones/leer/xml/nodo.ts';

const SE_QUITAN = new Set([
  'stylesheet',
  'feedbackInline',
  'feedbackBlock',
  'rubricBlock',
  'style',
  'script',
]);
/** What stands there by its class for want of an element. */
const deClase = (nodo: Nodo): string | null =>
  Object.entries(COMO_CLASE).find(
    ([, { nombre, clase }]) => nodo.nombre === nombre && atributo(nodo, 'class') === clase,
  )?.[0] ?? null;
const VARIABLES = new Set(['printedVariable', 'templateInline', 'templateBlock']);

function deObjeto(nodo: Nodo): string {
  const direccion = atributo(nodo, 'data') ?? '';
  const tipo = atributo(nodo, 'type') ?? '';
  if (!tipo.startsWith('image/') && !/\.(?:png|jpe?g|gif|webp|svg)$/i.test(direccion))
    return '<object></object>';
  return `<img src="${escaparAtributo(direccion)}" alt="${escaparAtributo(textoCorto(nodo))}">`;
}

/** What every text of an item may have that is not HTML. */
const comun =
  (cambios: string[]): EnSuLugar =>
  (nodo) => {
    if (SE_QUITAN.has(nodo.nombre)) return '';
    if (VARIABLES.has(nodo.nombre)) throw new NoEntra('Su texto cambia con cada persona, y aquí es fijo.');
    if (nodo.nombre === 'object') return deObjeto(nodo);
    if (nodo.nombre !== 'math') return undefined;
    const latex = latexDe(nodo);
    if (latex !== null) return `<span data-type="inline-math" data-latex="${escaparAtributo(latex)}"></span>`;
    cambios.push('Una fórmula queda como texto: revísala.');
    return escapar(textoDe(nodo));
  };

/** The inside of an element as rich text; `enSuLugar` says what stands where something is answered. */
export function ricoDe(nodo: Nodo | null, cambios: string[], enSuLugar: EnSuLugar = () => undefined): string {
  if (!nodo) return '';
  const otros = comun(cambios);
  const todos: EnSuLugar = (uno) => {
    const puesto = enSuLugar(uno) ?? otros(uno);
    const nuestro = puesto === undefined ? deClase(uno) : null;
    return nuestro === null ? puesto : `<${nuestro}>${htmlDe(uno, todos)}</${nuestro}>`;
  };
  return enParrafo(htmlDe(nodo, todos));
}
