import pg from 'pg';
import type { Database } from '#platform/db/pool.ts';

const RETRY_MS = 1000;

interface Hearing {
  readonly onNotice: (payload: string) => void;
  /** Once, whether the connection failed or ended; nothing is heard any more. */
  readonly onLoss: () => void;
}

export interface Listener {
  close(): Promise<void>;
}

/** LISTEN on a connection that somebody else opened and closes. */
export async function listenOn(
  client: pg.ClientBase,
  channel: string,
  { onNotice, onLoss }: Hearing,
): Promise<Listener> {
  let lost = false;
  const hear = ({ payload = '' }: pg.Notification) => onNotice(payload);
  // A connection that fails also ends.
  const lose = () => {
    if (lost) return;
    lost = true;
    onLoss();
  };
  client.on('notification', hear).on('error', lose).on('end', lose);
  try {
    await client.query(`listen ${channel}`);
  } catch (error) {
    lose();
    throw error;
  }
  return {
    async close() {
      if (!lost) await client.query(`unlisten ${channel}`).catch(lose);
      client.off('notification', hear).off('error', lose).off('end', lose);
    },
  };
}

/** LISTEN on a connection of its own, which is opened again whenever it is lost; what was said meanwhile is not heard. */
export function listen(db: Database, channel: string, onNotice: (payload: string) => void): Listener {
  let client: pg.Client | null = null;
  let closed = false;

  const connect = async () => {
    if (closed) return;
    const fresh = new pg.Client({ ...db.$client.options, application_name: `catedra-${channel}` });
    let lost = false;
    const onLoss = () => {
      if (lost) return;
      lost = true;
      client = null;
      void fresh.end().catch(() => undefined);
      if (!closed) setTimeout(() => void connect(), RETRY_MS).unref();
    };
    fresh.on('error', onLoss);
    try {
      await fresh.connect();
      await listenOn(fresh, channel, { onNotice, onLoss });
      if (lost) return;
      client = fresh;
      if (closed) await fresh.end();
    } catch {
      onLoss();
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
