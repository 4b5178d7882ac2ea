import type { Socket } from 'node:net';
import type pg from 'pg';

/** The wire of a connection, to hold back small writes until they can leave as one. */
export const socketOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
