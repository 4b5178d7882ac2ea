import type { Database } from '#platform/db/pool.ts';
import { listenOn } from '#platform/db/listen.ts';

/** Of 64 bits, where two ids never meet. */
const KEY = `hashtextextended('leases.' || $1 || '.' || $2, 0)`;

/** The connection by which a process holds all of its leases: with its death they are anybody's. */
export interface LeaseConnection {
  readonly lost: boolean;
  tryLock(id: string): Promise<boolean>;
  unlock(id: string): Promise<void>;
  /** Asks every process to let it go. */
  claim(id: string): Promise<void>;
  /** When the next claim or release of anybody is heard. */
  news(): Promise<void>;
  close(): Promise<void>;
}

interface Hearing {
  readonly onClaim: (id: string) => void;
  readonly onLoss: () => void;
}

export async function connectLeases(
  db: Database,
  channel: string,
  { onClaim, onLoss }: Hearing,
): Promise<LeaseConnection> {
  const client = await (db.$own ?? db.$client).connect();
  let lost = false;
  let next = Promise.withResolvers<void>();
  const wake = () => {
    next.resolve();
    next = Promise.withResolvers();
  };
  const listener = await listenOn(client, channel, {
    onNotice(id) {
      onClaim(id);
      wake();
    },
    onLoss() {
      lost = true;
      onLoss();
      wake();
      client.release(true);
    },
  });
  return {
    get lost() {
      return lost;
    },
    async tryLock(id) {
      const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${KEY}) as mine`, [
        channel,
        id,
      ]);
      return rows[0]?.mine === true;
    },
    async unlock(id) {
      if (lost) return;
      await client
        .query(`select pg_advisory_unlock(${KEY}), pg_notify($1, '')`, [channel, id])
        .catch(() => undefined);
    },
    async claim(id) {
      await client.query('select pg_notify($1, $2)', [channel, id]);
    },
    news: () => next.promise,
    async close() {
      await listener.close();
      if (!lost) client.release();
    },
  };
}
