import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { BESIDES, type PoolSizes } from '#platform/db/connections.ts';
import { cutWhenSilent } from '#platform/db/silence.ts';
import { type ShortReads, shortReads } from '#platform/db/short-reads.ts';
import type { Queryable } from '#platform/db/queryable.ts';

type NoSchema = Record<string, never>;
export type Database = NodePgDatabase<NoSchema> & {
  readonly $client: pg.Pool;
  readonly $short: Queryable;
  readonly $lanes?: ShortReads;
};
/** What statements of one transaction are made with. */
export type Tx = PgDatabase<NodePgQueryResultHKT, NoSchema> & { readonly $client: Queryable };

/** Short transactions with limits: a stuck one would hold back the feed and everyone behind it. */
const STATEMENT_MS = 15_000;
const SESSION_OPTIONS = [
  'timezone=UTC',
  // What is asked for is in memory or on a disk without arms: a row by its key costs little more than the next one.
  'random_page_cost=1.1',
  `statement_timeout=${STATEMENT_MS}`,
  'lock_timeout=5000',
  'idle_in_transaction_session_timeout=15000',
];
/** Few connections that count many rows: in memory, and not through files. */
const REPORT_OPTIONS = ['work_mem=16MB'];

/** Seconds, as libpq reads them in an address of its own. */
const connectTimeoutOf = (url: string) => Number(new URL(url).searchParams.get('connect_timeout') ?? 5);

/** Options that stand in the address take the place of ours. */
const statementTimeoutOf = (url: string) =>
  Number(/statement_timeout=(\d+)/.exec(new URL(url).searchParams.get('options') ?? '')?.[1] ?? STATEMENT_MS);

export const CASING = { casing: 'snake_case' } as const;

const INTERACTIVE = 12;

/** What connections are for, as whoever looks at the server's list of them reads it. */
export const CONNECTIONS = {
  pages: 'catedra-paginas',
  reports: 'catedra-informes',
  jobs: 'catedra-trabajos',
  watch: 'catedra-vigilancia',
  queue: 'catedra-cola',
} as const;

export function openDatabase(
  url: string,
  max = INTERACTIVE,
  name: string = CONNECTIONS.pages,
  settings: readonly string[] = [],
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    options: [...SESSION_OPTIONS, ...settings].map((setting) => `-c ${setting}`).join(' '),
    // Statements that need not wait for one another travel together.
    pipeline: true,
    connectionTimeoutMillis: connectTimeoutOf(url) * 1000,
    idleTimeoutMillis: 30_000,
  });
  // An idle connection that breaks is replaced by the pool; the next query tells whether the server is there.
  pool.on('error', () => undefined);
  // One that breaks while it is lent says so to the statement that runs; unheard, it would also end the program.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  pool.on('connect', (client) => cutWhenSilent(client, statementTimeoutOf(url)));
  const $lanes = shortReads(pool);
  const end = pool.end.bind(pool);
  // The pool waits for what it lent, and short reads never give their connections back by themselves.
  pool.end = () => {
    $lanes.close();
    return end();
  };
  return Object.assign(drizzle(pool, CASING), { $short: $lanes.over(pool), $lanes });
}

/** Connections apart, so that nobody who waits for a page waits behind a report or a job. */
export interface Pools {
  readonly interactive: Database;
  readonly reports: Database;
  readonly jobs: Database;
  /** For what must always be answered: whether the database is there, and the feed. */
  readonly watch: Database;
  close(): Promise<void>;
}

export function openPools(url: string, sizes: PoolSizes): Pools {
  const pools = {
    interactive: openDatabase(url, sizes.BASE_CONEXIONES),
    reports: openDatabase(url, sizes.BASE_CONEXIONES_INFORMES, CONNECTIONS.reports, REPORT_OPTIONS),
    jobs: openDatabase(url, sizes.BASE_CONEXIONES_TRABAJOS, CONNECTIONS.jobs),
    watch: openDatabase(url, BESIDES.watch, CONNECTIONS.watch),
  };
  // A connection keeps the plans it made, also those made when the log was nearly empty: the feed always goes by a key.
  pools.watch.$client.on('connect', (client) => {
    client.query('set enable_seqscan = off').catch(() => undefined);
  });
  const close = async () => {
    for (const { $client } of Object.values(pools)) await $client.end();
  };
  return { ...pools, close };
}
