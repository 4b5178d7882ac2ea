import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '@catedra/shared/core/errors.ts';
import type pg from 'pg';
import type { Database } from '#platform/db/pool.ts';

const CHANNEL = 'catedra_subidas';
const RETRY_MS = 500;
const PATIENCE_MS = 30_000;
const KEY = `hashtextextended('subidas.' || $1, 0)`;

const ocupada = () =>
  new DomainError(503, 'OCUPADO', 'Otra parte de esta subida está en marcha. Vuelve a intentarlo.', {
    retryAfter: 1,
  });

/** One connection of this process, whose death frees every lock it holds. */
interface Session {
  readonly client: pg.PoolClient;
  lost: boolean;
  /** When another process says something. */
  news(): Promise<void>;
  close(): Promise<void>;
}

async function openSession(db: Database, heard: (id: string) => void, over: () => void): Promise<Session> {
  const client = await db.$client.connect();
  let wake = () => undefined as void;
  let news = Promise.resolve();
  const renew = () => {
    news = new Promise((resolve) => {
      wake = resolve;
    });
  };
  const onNotification = ({ payload = '' }: pg.Notification) => {
    heard(payload);
    wake();
    renew();
  };
  const onLoss = () => {
    if (session.lost) return;
    session.lost = true;
    over();
    wake();
    client.release(true);
  };
  const session: Session = {
    client,
    lost: false,
    news: () => news,
    async close() {
      if (session.lost) return;
      await client.query(`unlisten ${CHANNEL}`).catch(onLoss);
      client.off('notification', onNotification).off('error', onLoss).off('end', onLoss);
      if (!session.lost) client.release();
    },
  };
  renew();
  client.on('notification', onNotification).on('error', onLoss).on('end', onLoss);
  await client.query(`listen ${CHANNEL}`).catch((error: unknown) => {
    onLoss();
    throw error;
  });
  return session;
}

export interface Candados {
  /** Waits until no process has it; whoever has it is asked to stop. Gives how to let it go. */
  tomar(id: string, stop: () => void): Promise<() => Promise<void>>;
}

/** Locks that hold between processes, all of them on one connection that is lent while somebody uploads. */
export function createCandados(db: Database): Candados {
  const taken = new Map<string, () => void>();
  let users = 0;
  let opened: Promise<Session> | null = null;

  const open = (): Promise<Session> => {
    const over = () => {
      opened = null;
      // Without the connection the locks are anybody's.
      for (const stop of taken.values()) stop();
    };
    opened ??= openSession(db, (id) => taken.get(id)?.(), over).catch((error: unknown) => {
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
      (session) => session.close(),
      () => undefined,
    );
  };

  const take = async ({ client, news }: Session, id: string): Promise<void> => {
    for (const until = performance.now() + PATIENCE_MS; ; ) {
      const said = news();
      const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${KEY}) as mine`, [
        id,
      ]);
      if (rows[0]?.mine) return;
      if (performance.now() > until) throw ocupada();
      await client.query('select pg_notify($1, $2)', [CHANNEL, id]);
      await Promise.race([said, pause(RETRY_MS)]);
    }
  };

  return {
    async tomar(id, stop) {
      users += 1;
      const mine = await open()
        .then(async (session) => {
          await take(session, id);
          return session;
        })
        .catch(async (error: unknown) => {
          await leave();
          throw error;
        });
      taken.set(id, stop);
      if (mine.lost) stop();
      return async () => {
        taken.delete(id);
        if (!mine.lost)
          await mine.client
            .query(`select pg_advisory_unlock(${KEY}), pg_notify('${CHANNEL}', '')`, [id])
            .catch(() => undefined);
        await leave();
      };
    },
  };
}
