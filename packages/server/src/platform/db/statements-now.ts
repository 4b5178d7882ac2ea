import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/pool.ts';

export interface RunningStatement extends Record<string, unknown> {
  readonly pid: number;
  readonly para: string;
  readonly segundos: number;
  readonly texto: string;
  readonly esperaA: number[];
}

export interface AccountedStatement extends Record<string, unknown> {
  readonly texto: string;
  readonly veces: number;
  readonly mediaMs: number;
  readonly parte: number;
}

const SHOWN = 20;
const LONG_TEXT = 2000;

/** A space where several, or an end of line, stand. */
const inLine = sql.raw(`left(regexp_replace(trim(query), '\\s+', ' ', 'g'), ${LONG_TEXT})`);

/** Our own statements that have been under way for longer than a second: by their texts, which hold no values. */
export async function readRunning(db: Database): Promise<RunningStatement[]> {
  const { rows } = await db.execute<RunningStatement>(sql`
    select pid, application_name as para, extract(epoch from clock_timestamp() - query_start)::float as segundos,
           ${inLine} as texto, pg_blocking_pids(pid) as "esperaA"
      from pg_stat_activity
     where datname = current_database() and usename = current_user and application_name like 'catedra-%'
       and state = 'active' and pid <> pg_backend_pid() and query_start < clock_timestamp() - interval '1 second'
     order by query_start limit ${SHOWN}`);
  return rows;
}

/** Where it is installed, and not only loaded. */
async function accountIn(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ donde: string }>(sql`
    select quote_ident(n.nspname) || '.pg_stat_statements' as donde from pg_extension e
      join pg_namespace n on n.oid = e.extnamespace
     where e.extname = 'pg_stat_statements'
       and current_setting('shared_preload_libraries') like '%pg_stat_statements%'`);
  return rows[0]?.donde ?? null;
}

/** What usually takes more than a tenth of a second, as the database accounts for it; null where it does not. */
export async function readAccounted(db: Database): Promise<AccountedStatement[] | null> {
  const where = await accountIn(db);
  if (where === null) return null;
  const { rows } = await db.execute<AccountedStatement>(sql`
    select ${inLine} as texto, calls::float as veces, mean_exec_time as "mediaMs",
           total_exec_time / nullif(sum(total_exec_time) over (), 0) as parte
      from ${sql.raw(where)}
     where dbid = (select oid from pg_database where datname = current_database()) and query !~* '^\s*(copy|create|alter|vacuum|analyze)'
     order by mean_exec_time > 100 desc, total_exec_time desc limit ${SHOWN}`);
  return rows.filter(({ mediaMs }) => mediaMs > SLOW_MS);
}

const SLOW_MS = 100;
