import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/pool.ts';

/** The database counts the days of whoever has no zone of their own on the academy's calendar. */
export async function ensureAcademyZone(db: Database, zona: string): Promise<void> {
  await db.execute(sql`update academia set zona_horaria = ${zona} where zona_horaria <> ${zona}`);
}
