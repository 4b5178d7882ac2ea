import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Platform } from '#platform/platform.ts';
import { eventually } from '#testing/eventually.ts';

/**
 * Until no job waits for its turn, is under way or will be tried again: what has not happened by then will not. What the
 * queue keeps for itself comes by the clock, minute after minute, and waits half a minute each time.
 */
export const jobsDone = ({ db }: Pick<Platform, 'db'>): Promise<void> =>
  eventually(async () => {
    const { rows } = await db.execute(
      sql`select name from pgboss.job
          where name not like '\\_\\_pgboss\\_\\_%'
            and (state in ('active', 'retry') or (state = 'created' and start_after <= now()))`,
    );
    expect(rows).toEqual([]);
  });
