import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { noDisponible } from '#platform/db/errors.ts';
import { CASING, type Database } from '#platform/db/pool.ts';
import { limit } from '#platform/turns/limit.ts';

/**
 * The same connections, of which whoever uses this takes two thirds at most: however long they wait for a locked table,
 * some are left for everybody else.
 */
export function shareOf(db: Database): Database {
  const pool = db.$client;
  const { max, connectionTimeoutMillis: patienceMs } = pool.options;
  const inTurn = limit(Math.ceil((max * 2) / 3), { full: noDisponible, patienceMs });

  const connect = () => {
    const lent = Promise.withResolvers<pg.PoolClient>();
    inTurn(async () => {
      const client = await pool.connect();
      const returned = Promise.withResolvers<void>();
      const { release } = client;
      client.release = (broken) => {
        release(broken);
        returned.resolve();
      };
      lent.resolve(client);
      await returned.promise;
    }).catch(lent.reject);
    return lent.promise;
  };
  const query = (...given: [pg.QueryConfig]) => inTurn(() => pool.query(...given));
  const $client: pg.Pool = Object.assign(Object.create(pool), { connect, query });
  const $short = db.$lanes?.over($client) ?? $client;
  return Object.assign(drizzle($client, CASING), { $short, $own: db.$own });
}
