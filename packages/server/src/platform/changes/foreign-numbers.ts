import type pg from 'pg';

/**
 * A dump keeps the transaction numbers of the server it was taken from. Here they may be yet to come: those changes would
 * hold back the feed, and be told again when the numbers are reached. They become older than anything of this server.
 */
export async function forgetForeignNumbers(client: pg.ClientBase): Promise<void> {
  await client.query(
    `update cambios set xid = '1'::xid8 where xid >= pg_snapshot_xmax(pg_current_snapshot())`,
  );
}
