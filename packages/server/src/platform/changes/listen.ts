import pg from 'pg';
import { CHANNEL } from '#platform/changes/bell.ts';
import type { Database } from '#platform/db/pool.ts';

const RETRY_MS = 1000;

/** Hears the bell of other processes. While the connection is down the feed's own regular look stands in. */
export function listenToOthers(db: Database, onRing: () => void): { close(): Promise<void> } {
  let client: pg.Client | null = null;
  let closed = false;

  const connect = async () => {
    if (closed) return;
    const fresh = new pg.Client({ ...db.$client.options, application_name: 'catedra-cambios' });
    let lost = false;
    // A connection that fails also ends: it is tried again once, or the tries would double each time.
    const retry = () => {
      if (lost) return;
      lost = true;
      client = null;
      if (!closed) setTimeout(() => void connect(), RETRY_MS).unref();
    };
    fresh.on('error', () => undefined);
    fresh.once('end', retry);
    fresh.on('notification', onRing);
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      if (lost) return;
      client = fresh;
      if (closed) await fresh.end();
    } catch {
      retry();
    }
  };
  void connect();

  return {
    async close() {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
