import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { CASING, type Database, type Tx } from '#platform/db/pool.ts';
import { createNamer } from '#platform/db/named.ts';
import { socketOf } from '#platform/db/socket.ts';

const named = createNamer();

/** One per connection: making the builder anew for every transaction costs more than a statement. */
const builders = new WeakMap<pg.PoolClient, Tx>();

/**
 * The same connection, where a text that came before goes under a name, so that PostgreSQL reads and plans it once, and
 * what is asked in the same turn leaves in one write.
 */
function frugal(client: pg.PoolClient): pg.PoolClient {
  const query = (config: string | pg.QueryConfig, ...values: unknown[]) => {
    together(client);
    return client.query(...([named(config), ...values] as Parameters<typeof client.query>));
  };
  return Object.assign(Object.create(client), { query });
}

function builderOf(client: pg.PoolClient): Tx {
  const known = builders.get(client);
  if (known) return known;
  const builder = drizzle(frugal(client), CASING);
  builders.set(client, builder);
  return builder;
}

/** Statements sent in this turn leave in one write: a write to a socket costs as much as a short statement. */
function together(client: pg.PoolClient): void {
  const stream = socketOf(client);
  stream.cork();
  process.nextTick(() => stream.uncork());
}

async function commit(client: pg.PoolClient, last: readonly pg.QueryConfig[]): Promise<void> {
  together(client);
  const answers = await Promise.allSettled([...last, { text: 'commit' }].map((query) => client.query(query)));
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  const end = answers.at(-1);
  // PostgreSQL answers the commit of a broken transaction with ROLLBACK and no error.
  if (end?.status === 'fulfilled' && end.value.command !== 'COMMIT')
    throw new Error('the transaction did not commit');
}

interface Around {
  /** Sent with the commit. */
  readonly last?: () => readonly pg.QueryConfig[];
  /** The moment that the database takes for the present, in `ahora()`; its own without it. */
  readonly now?: Date;
}

/**
 * A transaction in as few round trips as can be: `begin` travels with the first statement, and what `last` gives
 * travels with `commit`. Nothing is returned before the commit is.
 */
export async function inTransaction<T>(
  db: Database,
  body: (tx: Tx) => Promise<T>,
  { last = () => [], now }: Around = {},
): Promise<T> {
  const client = await db.$client.connect();
  together(client);
  const begun = client.query(now ? `begin; set local catedra.ahora = '${now.toISOString()}'` : 'begin');
  begun.catch(() => undefined);
  let broken: Error | undefined;
  try {
    const value = await body(builderOf(client));
    await begun;
    await commit(client, last());
    return value;
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
