import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import pg from 'pg';

import { DATABASE } from '#platform/db/embedded/settings.ts';

/** A busy machine is no broken one. */
const CONNECT_MS = 30_000;
/** The class of what PostgreSQL says while it begins, recovers or closes. */
const OPERATOR_INTERVENTION = '57';

async function ask<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: MINUTO,
  });
  // A server that ends in the middle is told by the failed query; without a listener the event would end the app.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function accepts(url: string): Promise<boolean> {
  try {
    await ask(url, (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}

/**
 * A superuser's way to a server whose process can't be seen from here: a shell of its own sends it the signal. Answers
 * whether it obeys, or would if it were not still beginning or already closing.
 */
export async function closeByItself(url: string): Promise<boolean> {
  const program = 'read -r pid < postmaster.pid && kill -INT "$pid"';
  try {
    await ask(url, (client) => client.query(`copy (select 1 where false) to program '${program}'`));
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError && (error.code ?? '').startsWith(OPERATOR_INTERVENTION);
  }
}

/** Looked for at every start, because the app may have been killed between initdb and this. */
export async function ensureDatabase(adminUrl: string): Promise<void> {
  await ask(adminUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
}
