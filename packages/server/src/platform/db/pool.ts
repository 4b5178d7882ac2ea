import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import pg from 'pg';

type NoSchema = Record<string, never>;
export type Database = NodePgDatabase<NoSchema> & { $client: pg.Pool };
export type Tx = NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** Short transactions with limits: a stuck one would hold back the feed and everyone behind it. */
const SESSION_OPTIONS = [
  'timezone=UTC',
  'statement_timeout=15000',
  'lock_timeout=5000',
  'idle_in_transaction_session_timeout=15000',
]
  .map((option) => `-c ${option}`)
  .join(' ');

export function openDatabase(url: string, max = 20): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: SESSION_OPTIONS,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
  });
  // An idle connection that breaks is replaced by the pool; the next query tells whether the server is there.
  pool.on('error', () => undefined);
  return drizzle(pool, { casing: 'snake_case' });
}
