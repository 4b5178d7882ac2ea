import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/pool.ts';
import type { TestClock } from '#testing/clock.ts';

/**
 * Moves to a moment the clock of the application and also that of whatever only reads, which is the server's own: from then
 * on it runs so far ahead.
 */
export async function goTo(db: Database, clock: TestClock, moment: string): Promise<void> {
  clock.advance({ seconds: (new Date(moment).getTime() - clock.now().getTime()) / 1000 });
  const ahead = sql.raw(`interval '${(clock.now().getTime() - Date.now()) / 1000} seconds'`);
  await db.execute(sql`create or replace function ahora() returns timestamptz language sql stable parallel safe
    return coalesce(nullif(current_setting('catedra.ahora', true), '')::timestamptz, now() + ${ahead})`);
}
