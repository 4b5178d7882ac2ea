import type { CualNota, RepartoDeNotas, ResultadoDePersona } from '@catedra/shared/intentos/por-persona.ts';
import { notasDeBarra } from '@catedra/shared/intentos/por-persona.ts';
import type { Resultado } from '@catedra/shared/intentos/resultados.ts';
import { markOf } from '#pages/evaluaciones/resultados/filters.ts';
import { rangeOf } from '#ui/lists/range.ts';
import { cuenta, numero } from '#ui/words/words.ts';

type Counted = Pick<RepartoDeNotas, 'cuentas' | 'noALaPrimera'>;

/** What the marks say, in a sentence. */
export function findingOf({ cuentas, noALaPrimera }: Counted, cual: CualNota): string {
  const pass = cuentas.aprueban;
  const marked = pass + cuentas.no_llegan;
  const first = cual === 'primera' ? ' a la primera' : '';
  if (marked === 0) return 'Nadie tiene nota todavía';
  if (marked === 1)
    return pass === 1
      ? `La única persona con nota aprueba${first}${first || noALaPrimera === 0 ? '' : ', no a la primera'}`
      : `La única persona con nota no llega${first}`;
  const who =
    pass === 0
      ? `Ninguna de las ${numero(marked)} personas aprueba${first}`
      : pass === marked
        ? `Las ${numero(marked)} personas aprueban${first}`
        : `${numero(pass)} de ${cuenta(marked, 'persona')} ${pass === 1 ? 'aprueba' : 'aprueban'}${first}`;
  return first || noALaPrimera === 0 || pass === 0
    ? who
    : `${who}; ${noALaPrimera === pass ? 'ninguna de ellas' : `${numero(noALaPrimera)} de ellas, no`} a la primera`;
}

const ORDINALES = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta'];

/** The attempt whose mark is looked at; without a mark, the last one. */
export function lookedAt({ nota, intentos }: Pick<ResultadoDePersona, 'nota' | 'intentos'>, cual: CualNota) {
  const withMark = intentos.filter(
    (one) => one.estado === 'entregado' && one.nota !== null && !one.provisional && one.nota === nota,
  );
  const found = cual === 'primera' ? withMark.at(0) : intentos.findLast(({ cuenta: counts }) => counts);
  return found ?? intentos.at(-1);
}

/** What is worth saying under how someone stands: at which go they passed, what was annulled. */
export function besideOf({ estado, intentos }: ResultadoDePersona, looked: Resultado | undefined): string {
  const annulled = intentos.filter((one) => one.estado === 'anulado').length;
  if (estado === 'aprueban' && looked && looked.numero > 1 && intentos.length > 1)
    return `a la ${ORDINALES[looked.numero - 1] ?? `${looked.numero}.ª`}`;
  if (annulled > 0) return annulled === 1 ? 'un intento anulado' : `${annulled} intentos anulados`;
  return '';
}

/** The bar that an address filters by, if it is one. */
export function barOf(nota: string | undefined): number | null {
  const { from, to } = rangeOf(nota);
  const desde = markOf(from);
  if (desde === undefined) return null;
  const bar = Math.min(19, Math.floor(desde * 2));
  const ends = notasDeBarra(bar);
  return ends.desde === desde && Math.abs(ends.hasta - (markOf(to) ?? -1)) < 0.001 ? bar : null;
}

/** The same, as an address keeps it. */
export function markRangeOf(bar: number | null): string | undefined {
  if (bar === null) return undefined;
  const { desde, hasta } = notasDeBarra(bar);
  return `${numero(desde)}..${numero(hasta)}`;
}
