/**
 * Seals the rows of which a select gives the `xmin`. The transactions that wrote those that are seen are over, so none of
 * them writes again: whatever is written later brings another one, and what goes away leaves fewer. So the transactions of
 * the rows never come back once one changed, and their hashes are summed, since of their plain sum that can't be said: one
 * that had begun before and writes last gives its rows an earlier number than they had. A row's distance to the first
 * transaction of all is told without making a text of each.
 */
export const sealOf = (rows: string): string => `(
  select concat_ws('.', current_database(), count(*), sum(hashint8extended(age('3'::xid)::bigint - age(fila.xmin), 0)))
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
