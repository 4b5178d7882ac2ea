import { diaCorto } from '@catedra/shared/campos/formato.ts';
import { errorOfEnds, type Range, rangeOf } from '#ui/lists/range.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const dayOf = (text: string): string | undefined => (DAY.test(text) ? text : undefined);

export const errorOfDays = errorOfEnds(
  dayOf,
  'Escribe días enteros.',
  'El primer día no puede ser posterior.',
);

/** The days of an address, those that are days: anyone can write one. */
export function daysOf(text: string | undefined): { readonly [End in keyof Range]: string | undefined } {
  const { from, to } = rangeOf(text);
  return { from: dayOf(from), to: dayOf(to) };
}

/** «del 1/3/2026 al 31/3/2026», «desde el…»; nothing when the address asks nothing that can be. */
export function dayWords(text: string | undefined): string | undefined {
  const days = daysOf(text);
  const [from, to] = [days.from && diaCorto(days.from), days.to && diaCorto(days.to)];
  if (from && to) return from === to ? `el ${from}` : `del ${from} al ${to}`;
  return from ? `desde el ${from}` : to ? `hasta el ${to}` : undefined;
}
