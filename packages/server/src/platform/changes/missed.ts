import { isAfter, type LogEntry, type Position, positionText } from '#platform/changes/log.ts';
import type { Database } from '#platform/db/pool.ts';

/** Of many places at once: which are still in the log, and the last of what came between the first and where the feed is. */
export const MISSED = {
  name: 'cambios.perdidos',
  text: `select
    array(select lugar.xid::text || '.' || lugar.id from unnest($1::xid8[], $2::bigint[]) as lugar (xid, id)
      where lugar.xid = '0' or exists (select from cambios c where c.xid = lugar.xid and c.id = lugar.id)) as kept,
    array(select row_to_json(fila) from (
      select xid::text, id, tipo, coleccion, documento, antes, despues from cambios
       where (cambios.xid, id) > ($3::xid8, $4) and (cambios.xid, id) <= ($5::xid8, $6) and xid <> all ($7::xid8[])
         and not silencioso
       order by cambios.xid desc, id desc limit $8) fila) as entries`,
};

interface Span {
  /** Where the feed is: what comes after, everybody is told. */
  readonly upTo: Position;
  /** Transactions that were not waited for: what they wrote is told when they end. */
  readonly passed: readonly string[];
  /** More than this is not told one by one. */
  readonly most: number;
}

/** What came after a place, in order; null when that is not known any more, or is too much to tell. */
export type MissedSince = (place: Position) => LogEntry[] | null;

/** One reading for everyone who comes back at the same time, wherever each was. */
export async function readMissed(
  { $client }: Database,
  places: readonly Position[],
  { upTo, passed, most }: Span,
): Promise<MissedSince> {
  const [first, ...others] = new Map(places.map((place) => [positionText(place), place])).values();
  if (!first) return () => null;
  const oldest = others.reduce((least, place) => (isAfter(least, place) ? place : least), first);
  const { rows } = await $client.query<{ kept: string[]; entries: LogEntry[] }>({
    ...MISSED,
    values: [
      [first, ...others].map(({ xid }) => xid),
      [first, ...others].map(({ id }) => id),
      oldest.xid,
      oldest.id,
      upTo.xid,
      upTo.id,
      passed,
      most + 1,
    ],
  });
  const kept = new Set(rows[0]?.kept);
  const entries = (rows[0]?.entries ?? []).toReversed();
  return (place) => {
    // A place whose own change was pruned is unknown: what came right after it may be gone, too.
    if (!kept.has(positionText(place))) return null;
    const missed = entries.slice(entries.findLastIndex((entry) => !isAfter(entry, place)) + 1);
    return missed.length > most ? null : missed;
  };
}
