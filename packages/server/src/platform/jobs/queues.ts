import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/pool.ts';
import { hasQueues } from '#platform/jobs/given-up.ts';

export type QueueState = 'espera' | 'marcha' | 'abandonado';

/** How many jobs of a queue are in a state, and since when the first of them is. */
export interface QueueSum extends Record<string, unknown> {
  readonly cola: string;
  readonly estado: QueueState;
  readonly cuantos: number;
  readonly segundos: number;
}

/** What waits, is done now or was given up, by queue; what is due later waits since then. */
export async function readQueues(db: Database): Promise<QueueSum[]> {
  if (!(await hasQueues(db))) return [];
  const { rows } = await db.execute<QueueSum>(sql`
    select name as cola, estado, count(*)::int as cuantos,
           greatest(0, extract(epoch from now() - min(desde)))::float as segundos
      from (select name, start_after as desde, 'espera' as estado from pgboss.job where state < 'active'
            union all
            select name, started_on, 'marcha' from pgboss.job where state = 'active'
            union all
            select name, completed_on, 'abandonado' from pgboss.job where state = 'failed') j
     where name !~ '^__pgboss' group by name, estado order by name, estado`);
  return rows;
}
