import type { Database } from '#platform/db/pool.ts';

export const CHANNEL = 'cambios';
const GATHER_MS = 10;

/** Tells every process that the log grew: this one at once, the others by a notice that gathers what is near in time. */
export interface Bell {
  ring(accessChanged: boolean): void;
  /** Gives what stops it. */
  onRing(listener: (accessChanged: boolean) => void): () => void;
}

export function createBell(db: Database): Bell {
  const listeners = new Set<(accessChanged: boolean) => void>();
  let pending = false;

  // Sent outside the writing transaction: PostgreSQL serialises the commits of those that notify.
  const notifyOthers = () => {
    if (pending) return;
    pending = true;
    setTimeout(() => {
      pending = false;
      // A lost notice only delays the others until their next look at the log.
      db.$client.query(`notify ${CHANNEL}`).catch(() => undefined);
    }, GATHER_MS).unref();
  };

  return {
    ring(accessChanged) {
      for (const listener of listeners) listener(accessChanged);
      notifyOthers();
    },
    onRing(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
