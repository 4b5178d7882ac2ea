import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { BESIDES, OWN, type PoolSizes } from '#platform/db/connections.ts';
import { lentByTransaction } from '#platform/db/lent.ts';
import { cutWhenSilent } from '#platform/db/silence.ts';
import { type ShortReads, shortReads } from '#platform/db/short-reads.ts';
import { createReplica, type Replica } from '#platform/db/replica.ts';
import type { Queryable } from '#platform/db/queryable.ts';

type NoSchema = Record<string, never>;
export type Database = NodePgDatabase<NoSchema> & {
  readonly $client: pg.Pool;
  readonly $short: Queryable;
  readonly $lanes?: ShortReads;
  /** Whose connections stay one's own, for what outlives a transaction, where those of this one may not. */
  readonly $own?: pg.Pool | undefined;
};
/** What statements of one transaction are made with. */
export type Tx = PgDatabase<NodePgQueryResultHKT, NoSchema> & { readonly $client: Queryable };

/** Short transactions with limits: a stuck one would hold back the feed and everyone behind it. */
const STATEMENT_MS = 15_000;
const SESSION_OPTIONS = [
  'timezone=UTC',
  // What is asked for is in memory or on a disk without arms: a row by its key costs little more than the next one.
  'random_page_cost=1.1',
  // Short statements over many tables look dear to it: compiling them takes thousands of times what they do.
  'jit=off',
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
  own: 'catedra-turnos',
} as const;

interface Opening {
  readonly max?: number;
  readonly name?: string;
  readonly settings?: readonly string[];
  /** The address is of somebody who lends connections by the transaction; these are PostgreSQL's own. */
  readonly own?: pg.Pool | undefined;
}

export function openDatabase(
  url: string,
  { max = INTERACTIVE, name = CONNECTIONS.pages, settings = [], own }: Opening = {},
): Database {
  const asked = [...SESSION_OPTIONS, ...settings];
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    ...(!own && { options: asked.map((setting) => `-c ${setting}`).join(' ') }),
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
  if (own) {
    lentByTransaction(pool, asked);
    return Object.assign(drizzle(pool, CASING), { $short: pool, $own: own });
  }
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
  /** Where there is another server that follows: what may be of some seconds ago is read from it. */
  readonly replica: Replica<Database> | null;
  close(): Promise<void>;
}

interface Elsewhere {
  /** Whoever lends connections by the transaction. */
  readonly lender?: string | undefined;
  /** A server that follows this one. */
  readonly follower?: string | undefined;
  readonly tell?: (sentence: string, error?: unknown) => void;
}

/** All of one PostgreSQL; those that many ask for go by whoever lends its connections, where there is somebody. */
export function openPools(
  url: string,
  sizes: PoolSizes,
  { lender, follower, tell = () => undefined }: Elsewhere = {},
): Pools {
  const direct = lender ? openDatabase(url, { max: OWN, name: CONNECTIONS.own }) : null;
  const own = direct?.$client;
  const open = (max: number, name: string, settings: readonly string[] = []) =>
    openDatabase(lender ?? url, { max, name, settings, own });
  const pools = {
    interactive: open(sizes.BASE_CONEXIONES, CONNECTIONS.pages),
    reports: open(sizes.BASE_CONEXIONES_INFORMES, CONNECTIONS.reports, REPORT_OPTIONS),
    jobs: open(sizes.BASE_CONEXIONES_TRABAJOS, CONNECTIONS.jobs),
    watch: openDatabase(url, { max: BESIDES.watch, name: CONNECTIONS.watch }),
  };
  // A connection keeps the plans it made, also those made when the log was nearly empty: the feed always goes by a key.
  pools.watch.$client.on('connect', (client) => {
    client.query('set enable_seqscan = off').catch(() => undefined);
  });
  const following = follower
    ? openDatabase(follower, {
        max: sizes.BASE_CONEXIONES_INFORMES,
        name: CONNECTIONS.reports,
        settings: REPORT_OPTIONS,
      })
    : null;
  const replica = following && createReplica({ primary: pools.reports, replica: following, tell });
  const close = async () => {
    await following?.$client.end();
    for (const { $client } of Object.values(pools)) await $client.end();
    await own?.end();
  };
  return { ...pools, replica, close };
}
