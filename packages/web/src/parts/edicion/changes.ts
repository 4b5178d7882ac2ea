import { unir } from '@catedra/shared/edicion/unir.ts';

/** What a form holds, by the name of each field. */
export type Fields = Record<string, unknown>;

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which what was typed is not what there was. */
export const changesOf = <V extends Fields>(before: V, typed: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => !same(value, before[field])),
  ) as Partial<V>;

/** What was changed, with what somebody else changed in the same fields; null where both wrote in the same place. */
export function joined<V extends Fields>(before: V, theirs: V, mine: Partial<V>): Partial<V> | null {
  const fields = Object.entries(mine).map(
    ([field, value]) => [field, unir(before[field], theirs[field], value)] as const,
  );
  if (fields.some(([, one]) => one === null)) return null;
  return Object.fromEntries(fields.map(([field, one]) => [field, one?.valor])) as Partial<V>;
}
