import type pg from 'pg';
import { socketOf } from '#platform/db/socket.ts';

const MARGIN_MS = 5000;

/** False while PostgreSQL owes an answer. */
const isFree = (client: pg.PoolClient): boolean =>
  (client as unknown as { readyForQuery: boolean }).readyForQuery;

/**
 * PostgreSQL ends by itself a statement that takes too long, and says so: of a machine that froze or a network that
 * swallows everything nothing comes, and whoever asked would wait for as long as the system keeps the wire.
 */
export function cutWhenSilent(client: pg.PoolClient, statementMs: number): void {
  const wire = socketOf(client);
  wire.setTimeout(statementMs + MARGIN_MS, () => {
    if (isFree(client)) return;
    wire.destroy(Object.assign(new Error('PostgreSQL no contesta'), { code: 'ETIMEDOUT' }));
  });
}
