import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database, Tx } from '#platform/db/pool.ts';
import type { Queryable } from '#platform/db/queryable.ts';

const RETRY_MS = 300;

/** An advisory lock of PostgreSQL until the transaction ends; triggers take the same ones by the same names. */
export async function lockInTransaction(tx: Database | Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}

/** In a `where`: nobody holds the advisory lock of this name. */
export const isUnlocked = (name: SQL | string): SQL => sql`pg_try_advisory_xact_lock(hashtext(${name}))`;

/** Waits for an advisory lock that this connection keeps until it closes. */
export async function lockConnection(client: Queryable, name: string): Promise<void> {
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
}

async function tryLock(client: pg.PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    'select pg_try_advisory_lock(hashtext($1)) as mine',
    [name],
  );
  return rows[0]?.mine === true;
}

/** A connection lent for as long as the lock may be held: if it dies, so does the lock and nothing else. */
async function onOwnConnection<T>(db: Database, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await (db.$own ?? db.$client).connect();
  let isDone = false;
  let isLost = false;
  const onLoss = () => {
    isLost = true;
  };
  client.on('error', onLoss);
  try {
    const result = await use(client);
    isDone = true;
    return result;
  } finally {
    client.off('error', onLoss);
    // What failed may be the connection, which says so a moment later: whoever took it next would meet it broken.
    client.release(isLost || !isDone);
  }
}

async function untilDone<T>(client: pg.PoolClient, name: string, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
  }
}

/** One at a time between all processes, in turn; the advisory lock dies with the process that held it. */
export const withLock = <T>(db: Database, name: string, task: () => Promise<T>): Promise<T> =>
  onOwnConnection(db, async (client) => {
    // Asked again and again: a statement that waited for it would end with the limit on statements.
    while (!(await tryLock(client, name))) await pause(RETRY_MS);
    return untilDone(client, name, task);
  });

/** The same, but what somebody is already doing is left to them. */
export const unlessLocked = (db: Database, name: string, task: () => Promise<void>): Promise<void> =>
  onOwnConnection(db, async (client) => {
    if (await tryLock(client, name)) await untilDone(client, name, task);
  });
