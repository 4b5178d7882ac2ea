import type pg from 'pg';
import { socketOf } from '#platform/db/socket.ts';

type Query = string | pg.QueryConfig;

const textOf = (query: Query): string => (typeof query === 'string' ? query : query.text);

const settled = (answers: readonly PromiseSettledResult<pg.QueryResult>[], place: number): pg.QueryResult => {
  const answer = answers[place];
  if (answer?.status === 'fulfilled') return answer.value;
  throw answer?.reason;
};

/**
 * Connections of somebody who lends them by the transaction, such as PgBouncer: what one asked for at the beginning is not
 * there in the next, and neither is a statement that was given a name. So each transaction says how it wants to be served, a
 * statement alone is a transaction that leaves in one write, and nothing has a name.
 */
export function lentByTransaction(pool: pg.Pool, settings: readonly string[]): void {
  const begin = ['begin', ...settings.map((setting) => `set local ${setting.replace('=', " to '")}'`)].join(
    '; ',
  );

  const served = (query: Query): Query => {
    if (textOf(query).startsWith('begin')) return textOf(query).replace('begin', begin);
    if (typeof query === 'string' || query.name === undefined) return query;
    const { name: _, ...unnamed } = query;
    return unnamed;
  };

  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    client.query = ((given: Query, ...rest: []) => query(served(given), ...rest)) as pg.PoolClient['query'];
  });

  const alone = async (query: Query, values?: unknown[]): Promise<pg.QueryResult> => {
    const client = await pool.connect();
    const wire = socketOf(client);
    wire.cork();
    const asked = [client.query('begin'), client.query(query as string, values), client.query('commit')];
    wire.uncork();
    const answers = await Promise.allSettled(asked);
    const isBroken = answers.some(({ status }, place) => status === 'rejected' && place !== 1);
    client.release(isBroken);
    settled(answers, 0);
    const answer = settled(answers, 1);
    settled(answers, 2);
    return answer;
  };
  pool.query = alone as pg.Pool['query'];
}
