/**
 * Seals the rows of which a select gives the `xmin`: every write gives its row a later transaction than any row had before,
 * so that how many rows there are and the sum of their transactions together never come back. `count(*) * age(…) -
 * sum(age(xmin))` is that sum less a constant, without making a text of each.
 */
export const sealOf = (rows: string): string => `(
  select concat_ws('.', current_database(), count(*), count(*) * age('3'::xid) - sum(age(fila.xmin)))
    from (${rows}) fila)`;

/** What was read last of each thing, at hand for as long as the database shows the seal under which it was read. */
export interface Sealed<Value> {
  find(id: string, seal: string): Value | undefined;
  /** Whatever was kept, true for whoever then finds its seal in the database. */
  last(id: string): { readonly seal: string; readonly value: Value } | undefined;
  keep(id: string, seal: string, value: Value): void;
}

export function sealed<Value>(most: number): Sealed<Value> {
  const kept = new Map<string, { readonly seal: string; readonly value: Value }>();
  return {
    find(id, seal) {
      const known = kept.get(id);
      return known?.seal === seal ? known.value : undefined;
    },
    last: (id) => kept.get(id),
    keep(id, seal, value) {
      kept.delete(id);
      kept.set(id, { seal, value });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest) kept.delete(oldest);
    },
  };
}
