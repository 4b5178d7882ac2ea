import type { ConsultaDeResultados } from '@catedra/shared/intentos/resultados.ts';
import { masDias } from '@catedra/shared/fechas/calendario.ts';
import { daysOf } from '#ui/lists/day-range.ts';
import { isId, type Search } from '#ui/lists/list-address.ts';
import { type Range, rangeOf } from '#ui/lists/range.ts';
import { numero } from '#ui/words/words.ts';
import { fromLocal } from '#ui/words/zoned-moment.ts';

/** What the address asks of attempts alone: people who made none have no mark, date or failure. */
export const ONLY_OF_ATTEMPTS = ['nota', 'entrego', 'fallo'] as const;

/** A mark as it is written here, «4,5» or «4.5»; nothing when it is none. */
export function markOf(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && value >= 0 && value <= 10 ? value : undefined;
}

type OfAttempts = Pick<
  ConsultaDeResultados,
  'notaDesde' | 'notaHasta' | 'entregadoDesde' | 'entregadoAntesDe' | 'fallaronId'
>;

/** Those that can be asked, with whole days of the reader's zone: anyone can write an address. */
export function attemptFilters(search: Search, zone: string): OfAttempts {
  const nota = rangeOf(search['nota']);
  const { from, to } = daysOf(search['entrego']);
  const all = {
    notaDesde: markOf(nota.from),
    notaHasta: markOf(nota.to),
    entregadoDesde: (from && fromLocal(`${from}T00:00`, zone)) || undefined,
    entregadoAntesDe: (to && fromLocal(`${masDias(to, 1)}T00:00`, zone)) || undefined,
    fallaronId: isId(search['fallo']) ? search['fallo'] : undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function ends<T>({ from, to }: Range, read: (text: string) => T | undefined, write: (value: T) => string) {
  const [a, b] = [read(from), read(to)];
  return { from: a === undefined ? '' : write(a), to: b === undefined ? '' : write(b) };
}

/** «de 5 a 7», «desde 5», «hasta 4,5»; nothing when the address asks nothing that can be. */
export function markWords(text: string | undefined): string | undefined {
  const { from, to } = ends(rangeOf(text), markOf, numero);
  if (from && to) return from === to ? from : `de ${from} a ${to}`;
  return from ? `desde ${from}` : to ? `hasta ${to}` : undefined;
}
