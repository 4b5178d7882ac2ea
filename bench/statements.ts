import { drizzle } from 'drizzle-orm/node-postgres';
import { CASING, type Database } from '../packages/server/src/platform/db/pool.ts';
import type { Queryable } from '../packages/server/src/platform/db/queryable.ts';

/** Statements that a reading asks for, the second time: what is kept from the first is known already. */
export async function statements(
  db: Database,
  read: (watched: Database) => Promise<unknown>,
): Promise<number> {
  let asked = 0;
  const counting = <Real extends Queryable>(real: Real): Real =>
    Object.assign(Object.create(real), {
      query: (...given: Parameters<Queryable['query']>) => {
        asked++;
        return real.query(...given);
      },
    });
  const $client = counting(db.$client);
  const watched: Database = Object.assign(drizzle($client, CASING), { $short: counting(db.$short) });
  await read(watched);
  asked = 0;
  await read(watched);
  return asked;
}
