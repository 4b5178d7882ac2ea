import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/pool.ts';

/** Whoever copies the academy holds it, on a connection of its own: it goes with its process. */
export const COPY_TURN = 'catedra.copia';

/** Whether somebody copies it now: what the database of that moment names must not be thrown away meanwhile. */
export async function isBeingCopied(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`
    select exists (select from pg_locks
      where locktype = 'advisory' and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database())
        and ((classid::bigint << 32) | objid::bigint) = hashtext(${COPY_TURN})::bigint) as held`);
  return rows[0]?.held === true;
}
