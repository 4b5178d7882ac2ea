import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/pool.ts';
import { hasQueues } from '#platform/jobs/given-up.ts';

/** What waits or is under way in one queue; what repeats itself only once it is late. */
export interface QueueNow extends Record<string, unknown> {
  readonly cola: string;
  readonly marcha: boolean;
  readonly cuantos: number;
  /** When the first of them began, or is due. */
  readonly primero: string;
  readonly tarde: boolean;
  readonly fallaron: number;
}

/** One failure of those that were given up. */
export interface LastFailure extends Record<string, unknown> {
  readonly cola: string;
  readonly cuantos: number;
  readonly intentos: number;
  readonly en: string;
  readonly motivo: string | null;
}

/** What one queue ended in one hour of the calendar. */
export interface QueueHour extends Record<string, unknown> {
  readonly cola: string;
  /** Null for what repeats itself, and before the day began. */
  readonly hora: number | null;
  readonly hechos: number;
  readonly segundos: number;
  readonly ultima: string;
  readonly duro: number;
}

export interface Repeated extends Record<string, unknown> {
  readonly cola: string;
  readonly cron: string;
}

export interface QueuesNow {
  readonly now: readonly QueueNow[];
  readonly failures: readonly LastFailure[];
  readonly hours: readonly QueueHour[];
  readonly repeated: readonly Repeated[];
}

/** Due for longer than this and not begun: nobody is taking it. */
const LATE = sql.raw("interval '10 minutes'");
const SHOWN = 5;

const readNow = (db: Database) =>
  db.execute<QueueNow>(sql`
    select name as cola, state = 'active' as marcha, count(*)::int as cuantos,
           min(case when state = 'active' then started_on else start_after end) as primero,
           coalesce(bool_or(state < 'active' and start_after < now() - ${LATE}), false) as tarde,
           count(*) filter (where state = 'retry')::int as fallaron
      from pgboss.job j
     where state <= 'active' and name !~ '^__pgboss'
       and (state = 'active' or start_after < now() - ${LATE} or not exists (select from pgboss.schedule s where s.name = j.name))
     group by 1, 2 order by primero, cola`);

const readFailures = (db: Database) =>
  db.execute<LastFailure>(sql`
    select cola, cuantos, intentos, en, motivo
      from (select name as cola, completed_on as en, output->>'message' as motivo,
                   count(*) over q::int as cuantos, (max(retry_count) over q + 1)::int as intentos,
                   row_number() over (partition by name order by completed_on desc, id) as n
              from pgboss.job where state = 'failed' and name !~ '^__pgboss' window q as (partition by name)) f
     where n <= ${SHOWN} order by max(en) over (partition by cola) desc, cola, n`);

const readHours = (db: Database, zone: string, dayBegan: string) =>
  db.execute<QueueHour>(sql`
    select name as cola,
           case when completed_on >= ${dayBegan}::timestamptz
                 and not exists (select from pgboss.schedule s where s.name = j.name)
                then extract(hour from completed_on at time zone ${zone})::int end as hora,
           count(*)::int as hechos, max(extract(epoch from completed_on - started_on))::float as segundos,
           max(completed_on) as ultima,
           (array_agg(extract(epoch from completed_on - started_on)::float order by completed_on desc))[1] as duro
      from pgboss.job j
     where state = 'completed' and completed_on >= least(${dayBegan}::timestamptz, now() - interval '25 hours')
       and name !~ '^__pgboss'
     group by 1, 2`);

/** How the queues are now, what was given up and what was done since the day began in a zone. */
export async function lookAtQueues(db: Database, zone: string, dayBegan: string): Promise<QueuesNow> {
  if (!(await hasQueues(db))) return { now: [], failures: [], hours: [], repeated: [] };
  const [now, failures, hours, repeated] = await Promise.all([
    readNow(db),
    readFailures(db),
    readHours(db, zone, dayBegan),
    db.execute<Repeated>(sql`select name as cola, cron from pgboss.schedule order by name`),
  ]);
  return { now: now.rows, failures: failures.rows, hours: hours.rows, repeated: repeated.rows };
}
