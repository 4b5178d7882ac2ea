import { sql } from 'drizzle-orm';
import type { cambiosTable } from '#platform/changes/table.ts';
import type { Database } from '#platform/db/pool.ts';

/** A place in the log. Ids of a sequence do not commit in order; transactions below the oldest running one do. */
export interface Position {
  readonly xid: string;
  readonly id: number;
}

export type LogEntry = Position &
  Pick<typeof cambiosTable.$inferSelect, 'tipo' | 'coleccion' | 'documento' | 'antes' | 'despues'>;

const settled = sql`xid < pg_snapshot_xmin(pg_current_snapshot())`;

export const positionText = (position: Position): string => `${position.xid}.${position.id}`;

export function parsePosition(text: string): Position | null {
  const [, xid, id] = /^(\d{1,19})\.(\d{1,15})$/.exec(text) ?? [];
  return xid && id ? { xid, id: Number(id) } : null;
}

export function isAfter(a: Position, b: Position): boolean {
  const difference = BigInt(a.xid) - BigInt(b.xid);
  return difference > 0n || (difference === 0n && a.id > b.id);
}

export async function lastPosition(db: Database): Promise<Position> {
  const { rows } = await db.execute<{ xid: string; id: string }>(
    sql`select xid::text, id from cambios where ${settled} order by cambios.xid desc, id desc limit 1`,
  );
  const last = rows[0];
  return last ? { xid: last.xid, id: Number(last.id) } : { xid: '0', id: 0 };
}

/** One statement, so that both answers are of the same instant. */
const AFTER = {
  name: 'cambios.despues',
  text: `select
    exists (select from cambios where xid >= pg_snapshot_xmin(pg_current_snapshot())) as "heldBack",
    array(select row_to_json(fila) from (
      select xid::text, id, tipo, coleccion, documento, antes, despues from cambios
       where (cambios.xid, id) > ($1::xid8, $2) and xid < pg_snapshot_xmin(pg_current_snapshot()) and not silencioso
       order by cambios.xid, id limit $3) fila) as entries`,
};

export interface LogPage {
  readonly entries: LogEntry[];
  /** Something is committed that an older, still running transaction holds back. */
  readonly heldBack: boolean;
}

/** What was settled after a position, in order. */
export async function readAfter({ $client }: Database, from: Position, limit: number): Promise<LogPage> {
  const { rows } = await $client.query<LogPage>({ ...AFTER, values: [from.xid, from.id, limit] });
  return rows[0] ?? { entries: [], heldBack: false };
}
