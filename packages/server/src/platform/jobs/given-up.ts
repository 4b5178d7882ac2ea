import { sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/db/pool.ts';

/** A job that failed as often as it may: nobody tries it again unless it is asked for. */
export interface GivenUp extends Record<string, unknown> {
  readonly id: string;
  readonly cola: string;
  readonly en: string;
  readonly intentos: number;
  readonly motivo: string | null;
}

/** An academy that was never started has no queues. */
export async function hasQueues(db: Database | Tx): Promise<boolean> {
  const { rows } = await db.execute<{ hay: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as hay`,
  );
  return rows[0]?.hay === true;
}

/** Those of the last days, the first to be given up first. */
export async function readGivenUp(db: Database): Promise<GivenUp[]> {
  if (!(await hasQueues(db))) return [];
  const { rows } = await db.execute<GivenUp>(sql`
    select id::text, name as cola, to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as en,
           retry_count + 1 as intentos, output->>'message' as motivo
      from pgboss.job where state = 'failed' order by completed_on, id`);
  return rows;
}

/**
 * Puts them in their queues again, as new: they are tried as long as the first time. Only those that were given up, so
 * that what waits or is under way is not done twice. Gives back how many.
 */
export async function tryAgain(db: Database, ids: readonly string[]): Promise<number> {
  if (!(await hasQueues(db))) return 0;
  const { rows } = await db.execute(sql`
    update pgboss.job set state = 'retry', retry_count = 0, started_on = null, completed_on = null,
           start_after = now(), keep_until = greatest(keep_until, now() + interval '14 days')
     where state = 'failed' and id = any(${sql.param([...ids])}::uuid[]) returning id`);
  return rows.length;
}

/** One that is over, however it ended, is done again from the beginning; gives back whether its queue still knows it. */
export async function repeatJob(db: Database | Tx, id: string): Promise<boolean> {
  if (!(await hasQueues(db))) return false;
  const { rows } = await db.execute(sql`
    update pgboss.job set state = 'retry', retry_count = 0, started_on = null, completed_on = null,
           start_after = now(), keep_until = greatest(keep_until, now() + interval '14 days')
     where state in ('failed', 'completed') and id = ${id} returning id`);
  return rows.length > 0;
}

/** Those of a queue that were given up until a moment, as it was told: the thousandths of a second are all that travels. */
const givenUpBy = (queue: string, until: string) =>
  sql`state = 'failed' and name = ${queue} and date_trunc('milliseconds', completed_on) <= ${until}::timestamptz`;

/** All of them are tried again, as new; gives back how many. */
export async function tryQueueAgain(tx: Tx, queue: string, until: string): Promise<number> {
  if (!(await hasQueues(tx))) return 0;
  const { rows } = await tx.execute(sql`
    update pgboss.job set state = 'retry', retry_count = 0, started_on = null, completed_on = null,
           start_after = now(), keep_until = greatest(keep_until, now() + interval '14 days')
     where ${givenUpBy(queue, until)} returning id`);
  return rows.length;
}

/** Nobody will do them nor speak of them any more; gives back how many. */
export async function discardQueue(tx: Tx, queue: string, until: string): Promise<number> {
  if (!(await hasQueues(tx))) return 0;
  const { rows } = await tx.execute(
    sql`update pgboss.job set state = 'cancelled' where ${givenUpBy(queue, until)} returning id`,
  );
  return rows.length;
}
