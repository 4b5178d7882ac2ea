import { enParrafo } from '#features/importaciones/leer/qti/html.ts';
import type { Item } from '#features/importaciones/leer/qti/v1/partes.ts';
import { materialDe } from '#features/importaciones/leer/qti/v1/textos.ts';
import {
  atributo,
  hijoDe,
  hijosDe,
  type Nodo,
  textoDe,
  todosDe,
} from '#features/importaciones/leer/xml/nodo.ts';
import { sinNadaQueVer } from '@catedra/shared/cursos/sin-nada-que-ver.ts';

export interface Comentarios {
  readonly explicacion: string;
  /** By what was answered. */
  readonly deCada: ReadonlyMap<string, string>;
  readonly cambios: readonly string[];
}

/** An answer alone is what a condition is about. */
function deQueHabla(condicion: Nodo | null): string | null {
  const [unica, ...mas] = hijosDe(condicion);
  if (!unica || mas.length > 0) return null;
  if (unica.nombre === 'varequal') return textoDe(unica).trim();
  return unica.nombre === 'and' || unica.nombre === 'or' ? deQueHabla(unica) : null;
}

/** Comments by what was answered, the one for all, and those by the result, which have no place here. */
export function comentariosDe({ item, proceso }: Item): Comentarios {
  const textos = new Map<string, string>();
  for (const uno of hijosDe(item, 'itemfeedback')) {
    const dentro = [uno, ...todosDe(uno, 'solutionmaterial', 'hintmaterial')].map((caja) => materialDe(caja));
    const texto = enParrafo(dentro.join(''));
    if (!sinNadaQueVer(texto)) textos.set(atributo(uno, 'ident') ?? '', texto);
  }
  const condiciones = hijosDe(proceso, 'respcondition').map((una) => ({
    habla: deQueHabla(hijoDe(una, 'conditionvar')),
    enlaces: hijosDe(una, 'displayfeedback').map((cual) => atributo(cual, 'linkrefid') ?? ''),
  }));
  const deCada = new Map<string, string>();
  const usados = new Set<string>();
  for (const [ident, texto] of textos) {
    const dueñas = condiciones.filter(({ enlaces }) => enlaces.includes(ident));
    const suya = dueñas.length === 1 ? dueñas[0]?.habla : null;
    if (suya === null || suya === undefined || /^(?:general_)?(?:in)?correct/i.test(ident)) continue;
    deCada.set(suya, (deCada.get(suya) ?? '') + texto);
    usados.add(ident);
  }
  const paraTodos = [...textos].filter(
    ([ident]) =>
      !usados.has(ident) &&
      (/^(?:general(?:_fb|feedback)?|solution|.*_ALL)$/i.test(ident) ||
        (condiciones.length > 0 && condiciones.every(({ enlaces }) => enlaces.includes(ident)))),
  );
  const explicacion = paraTodos.map(([, texto]) => texto).join('');
  return {
    explicacion,
    deCada,
    cambios:
      textos.size > usados.size + paraTodos.length
        ? ['Se quitan los comentarios según el resultado (correcta, incorrecta).']
        : [],
  };
}
