import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#platform/db/pool.ts';
import { connectLeases, type LeaseConnection } from '#platform/turns/lease-connection.ts';

const RETRY_MS = 500;
const PATIENCE_MS = 30_000;

/** Does something while nobody else holds the same, in this process or another; whoever comes later makes it stop. */
export type Lease = <T>(id: string, task: (signal: AbortSignal) => Promise<T>) => Promise<T>;

export interface LeaseOptions {
  /** Where processes tell one another what they want. */
  readonly channel: string;
  /** What is thrown to whoever waited in vain. */
  readonly busy: () => Error;
}

interface Holder {
  readonly stop: AbortController;
  readonly free: PromiseWithResolvers<void>;
  /** Between processes too, and not only in this one. */
  locked: boolean;
}

/** Leases by advisory locks, all of them on one connection that is lent while somebody holds one. */
export function createLease(db: Database, { channel, busy }: LeaseOptions): Lease {
  const holders = new Map<string, Holder>();
  let users = 0;
  let opened: Promise<LeaseConnection> | null = null;

  const stop = (holder: Holder | undefined) => {
    if (holder?.locked) holder.stop.abort();
  };
  const open = (): Promise<LeaseConnection> => {
    opened ??= connectLeases(db, channel, {
      onClaim: (id) => stop(holders.get(id)),
      onLoss() {
        opened = null;
        holders.forEach(stop);
      },
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const leave = async () => {
    users -= 1;
    const last = opened;
    if (users > 0 || !last) return;
    opened = null;
    await last.then(
      (connection) => connection.close(),
      () => undefined,
    );
  };

  const take = async (connection: LeaseConnection, id: string): Promise<void> => {
    for (const until = performance.now() + PATIENCE_MS; ; ) {
      const news = connection.news();
      if (await connection.tryLock(id)) return;
      if (performance.now() > until) throw busy();
      await connection.claim(id);
      await Promise.race([news, pause(RETRY_MS)]);
    }
  };

  const betweenProcesses = async <T>(id: string, holder: Holder, task: () => Promise<T>): Promise<T> => {
    users += 1;
    try {
      const connection = await open();
      await take(connection, id);
      holder.locked = true;
      if (connection.lost) stop(holder);
      try {
        return await task();
      } finally {
        holder.locked = false;
        await connection.unlock(id);
      }
    } finally {
      await leave();
    }
  };

  return async (id, task) => {
    // An advisory lock doesn't stop the connection that already has it: within the process they wait here.
    for (let holder = holders.get(id); holder; holder = holders.get(id)) {
      holder.stop.abort();
      await holder.free.promise;
    }
    const mine: Holder = { stop: new AbortController(), free: Promise.withResolvers(), locked: false };
    holders.set(id, mine);
    try {
      return await betweenProcesses(id, mine, () => task(mine.stop.signal));
    } finally {
      holders.delete(id);
      mine.free.resolve();
    }
  };
}
