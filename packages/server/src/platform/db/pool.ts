import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { shortReads } from '#platform/db/short-reads.ts';
import type { Queryable } from '#platform/db/queryable.ts';

type NoSchema = Record<string, never>;
export type Database = NodePgDatabase<NoSchema> & { readonly $client: pg.Pool; readonly $short: Queryable };
/** What statements of one transaction are made with. */
export type Tx = PgDatabase<NodePgQueryResultHKT, NoSchema> & { readonly $client: Queryable };

/** Short transactions with limits: a stuck one would hold back the feed and everyone behind it. */
const SESSION_OPTIONS = [
  'timezone=UTC',
  'statement_timeout=15000',
  'lock_timeout=5000',
  'idle_in_transaction_session_timeout=15000',
]
  .map((option) => `-c ${option}`)
  .join(' ');

/** Seconds, as libpq reads them in an address of its own. */
const connectTimeoutOf = (url: string) => Number(new URL(url).searchParams.get('connect_timeout') ?? 5);

export const CASING = { casing: 'snake_case' } as const;

export function openDatabase(url: string, max = 12): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: SESSION_OPTIONS,
    // Statements that need not wait for one another travel together.
    pipeline: true,
    connectionTimeoutMillis: connectTimeoutOf(url) * 1000,
    idleTimeoutMillis: 30_000,
  });
  // An idle connection that breaks is replaced by the pool; the next query tells whether the server is there.
  pool.on('error', () => undefined);
  const $short = shortReads(pool);
  const end = pool.end.bind(pool);
  // The pool waits for what it lent, and short reads never give their connections back by themselves.
  pool.end = () => {
    $short.close();
    return end();
  };
  return Object.assign(drizzle(pool, CASING), { $short });
}
