import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 3000;

/**
 * Whether what a connection asks for outlives the statement that asked: notices, locks and prepared statements do. Behind a
 * pooler that lends connections by the transaction a notice comes to whoever has that connection then, and not to us.
 */
export async function keepsSession(url: string): Promise<boolean> {
  const open = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const [ear, mouth] = await Promise.all([open(), open()]);
  const channel = `sonda_${randomUUID().replaceAll('-', '')}`;
  const heard = new Promise<true>((resolve) => ear.once('notification', () => resolve(true)));
  try {
    await ear.query(`listen ${channel}`);
    await mouth.query(`notify ${channel}`);
    return await Promise.race([heard, pause(PATIENCE_MS, false, { ref: false })]);
  } finally {
    await Promise.all([ear, mouth].map((client) => client.end().catch(() => undefined)));
  }
}
