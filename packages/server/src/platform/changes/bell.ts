import type { Database } from '#platform/db/pool.ts';

export const CHANNEL = 'cambios';
const GATHER_MS = 10;

/** What the notice says when somebody's rights changed. */
const ACCESS = 'acceso';

/** Tells every process that the log grew: this one at once, the others by a notice that gathers what is near in time. */
export interface Bell {
  ring(accessChanged: boolean): void;
  /** A notice of any process, this one included. */
  hear(notice: string): void;
  /** Gives what stops it. */
  onRing(listener: (accessChanged: boolean) => void): () => void;
}

export function createBell(db: Database): Bell {
  const listeners = new Set<(accessChanged: boolean) => void>();
  let pending = false;
  let withAccess = false;

  const tell = (accessChanged: boolean) => {
    for (const listener of listeners) listener(accessChanged);
  };
  // Sent outside the writing transaction: PostgreSQL serialises the commits of those that notify.
  const notifyOthers = (accessChanged: boolean) => {
    withAccess ||= accessChanged;
    if (pending) return;
    pending = true;
    setTimeout(() => {
      const said = withAccess ? ACCESS : '';
      pending = false;
      withAccess = false;
      // A lost notice only delays the others until their next look at the log.
      db.$client.query(`notify ${CHANNEL}, '${said}'`).catch(() => undefined);
    }, GATHER_MS).unref();
  };

  return {
    ring(accessChanged) {
      tell(accessChanged);
      notifyOthers(accessChanged);
    },
    hear: (notice) => tell(notice === ACCESS),
    onRing(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
