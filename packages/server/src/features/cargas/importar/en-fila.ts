import { setTimeout } from 'node:timers/promises';
import type { Database } from '#platform/db/pool.ts';

const LOCK = `hashtext('cargas.en-marcha')`;
const WAIT_MS = 300;

/** One upload at a time in the whole academy: the lock lives on its own connection and dies with the process. */
export async function enFila<T>(db: Database, task: () => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  try {
    const mine = async () => {
      const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${LOCK}) as mine`);
      return rows[0]?.mine === true;
    };
    while (!(await mine())) await setTimeout(WAIT_MS);
    try {
      return await task();
    } finally {
      await client.query(`select pg_advisory_unlock(${LOCK})`);
    }
  } finally {
    client.release();
  }
}
