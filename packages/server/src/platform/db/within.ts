import type pg from 'pg';
import type { Database } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';

/** The same connections, where a statement that takes longer is given up. */
export function within(db: Database, milliseconds: number): Database {
  const query = (config: pg.QueryConfig) =>
    inTransaction(db, async ({ $client }) => {
      const limited = $client.query({ text: `set local statement_timeout = ${milliseconds}` });
      const [, answer] = await Promise.all([limited, $client.query(config)]);
      return answer;
    });
  return Object.create(db, { $client: { value: { query } } }) as Database;
}
