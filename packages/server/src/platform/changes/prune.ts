import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/pool.ts';

const TOGETHER = 5000;

/** Forgets the changes from before a moment, few at a time; the newest stays, so that readers know where they are. */
export async function pruneLog(db: Database, before: Date): Promise<void> {
  for (let removed = TOGETHER; removed === TOGETHER; ) {
    const { rowCount } = await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('catedra.podar', 'si', true)`);
      return tx.execute(sql`
        delete from cambios where (xid, id) in (
          select xid, id from cambios
           where en < ${before.toISOString()}
             and (xid, id) <> (select xid, id from cambios order by cambios.xid desc, id desc limit 1)
           order by en limit ${TOGETHER})`);
    });
    removed = rowCount ?? 0;
  }
}
