import type { cambiosTable } from '#platform/changes/table.ts';
import type { Database } from '#platform/db/pool.ts';

/** A place in the log. Ids of a sequence do not commit in order; transactions below the oldest running one do. */
export interface Position {
  readonly xid: string;
  readonly id: number;
}

export type LogEntry = Position &
  Pick<typeof cambiosTable.$inferSelect, 'tipo' | 'coleccion' | 'documento' | 'antes' | 'despues'>;

/** The transactions that may still write here: of those that run, the ones that aren't known to be of another database. */
const RUNNING = `select x as xid from pg_snapshot_xip(pg_current_snapshot()) x
  where not exists (select from pg_stat_activity a join pg_database d on d.oid = a.datid
                     where a.backend_xid = x::xid and d.datname <> current_database())
    and not exists (select from pg_prepared_xacts p where p.transaction = x::xid and p.database <> current_database())`;

export const positionText = (position: Position): string => `${position.xid}.${position.id}`;

export function parsePosition(text: string): Position | null {
  const [, xid, id] = /^(\d{1,19})\.(\d{1,15})$/.exec(text) ?? [];
  return xid && id ? { xid, id: Number(id) } : null;
}

export function isAfter(a: Position, b: Position): boolean {
  if (a.xid === b.xid) return a.id > b.id;
  return BigInt(a.xid) > BigInt(b.xid);
}

export const LAST = {
  name: 'cambios.ultimo',
  text: `select xid::text, id from cambios
    where xid < coalesce((select min(xid) from (${RUNNING}) r), pg_snapshot_xmax(pg_current_snapshot()))
    order by cambios.xid desc, id desc limit 1`,
};

export async function lastPosition({ $client }: Database): Promise<Position> {
  const { rows } = await $client.query<{ xid: string; id: string }>(LAST);
  const last = rows[0];
  return last ? { xid: last.xid, id: Number(last.id) } : { xid: '0', id: 0 };
}

const FIELDS = 'xid::text, id, tipo, coleccion, documento, antes, despues';

/**
 * One statement, so that all its answers are of the same instant. Every bound is a value or a subquery of its own, and each
 * part asks for the order of the index: a bound that comes by a join is a filter, and the whole log is read.
 */
export const AFTER = {
  name: 'cambios.despues',
  text: `with en_marcha as materialized (${RUNNING}),
    hasta as materialized (select coalesce(min(xid) filter (where xid <> all ($4::xid8[])),
                                           pg_snapshot_xmax(pg_current_snapshot())) as xid from en_marcha)
  select
    array(select xid::text from en_marcha) as running,
    (select true from cambios
      where xid >= (select xid from hasta) and xid < pg_snapshot_xmax(pg_current_snapshot()) and not silencioso
      order by cambios.xid, id limit 1) is not null as "heldBack",
    array(select row_to_json(fila) from (
      select ${FIELDS} from cambios
       where xid = any ($4::xid8[]) and not silencioso order by cambios.xid, id) fila) as late,
    array(select row_to_json(fila) from (
      select ${FIELDS} from cambios
       where (cambios.xid, id) > ($1::xid8, $2) and xid < (select xid from hasta) and xid <> all ($4::xid8[])
         and not silencioso
       order by cambios.xid, id limit $3) fila) as entries`,
};

export interface LogPage {
  readonly entries: LogEntry[];
  /** Of transactions that were no longer waited for, and ended meanwhile. */
  readonly late: LogEntry[];
  /** Something is committed that an older, still running transaction holds back. */
  readonly heldBack: boolean;
  /** The transactions of this database that still run. */
  readonly running: string[];
}

/** What was settled after a position, in order; the transactions in `passed` are not waited for. */
export async function readAfter(
  { $client }: Database,
  from: Position,
  limit: number,
  passed: readonly string[] = [],
): Promise<LogPage> {
  const { rows } = await $client.query<LogPage>({ ...AFTER, values: [from.xid, from.id, limit, passed] });
  return rows[0] ?? { entries: [], late: [], heldBack: false, running: [] };
}
