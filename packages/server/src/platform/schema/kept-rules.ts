import type { Queryable } from '#platform/db/queryable.ts';
import type { Edition, Kind } from './rules.ts';

/** What was put for one rule: its text in the folder, and how the database tells it. */
export interface Put {
  readonly source: string;
  readonly print: string;
}

/** The set that a database holds, as whoever put it wrote it down. */
export interface Kept extends Edition {
  /** PostgreSQL tells the same thing in other words from one version to the next. */
  readonly servidor: number;
  readonly puestas: Readonly<Record<string, Put>>;
}

const TABLE = 'drizzle.reglas';

/** Nothing, in a database that never had a set. */
export async function readKept(client: Queryable): Promise<Kept | null> {
  const { rows: exists } = await client.query(
    `select from pg_catalog.to_regclass('${TABLE}') t where t is not null`,
  );
  if (exists.length === 0) return null;
  const { rows } = await client.query<Kept>(`select numero, digest, servidor, puestas from ${TABLE}`);
  return rows[0] ?? null;
}

export async function writeKept(client: Queryable, kept: Kept): Promise<void> {
  await client.query(`create schema if not exists drizzle`);
  await client.query(`create table if not exists ${TABLE} (
    unica boolean primary key default true check (unica),
    numero integer not null,
    digest text not null,
    servidor integer not null,
    puestas jsonb not null,
    en timestamptz not null default now()
  )`);
  await client.query(
    `insert into ${TABLE} (numero, digest, servidor, puestas) values ($1, $2, $3, $4)
     on conflict (unica) do update set numero = excluded.numero, digest = excluded.digest,
       servidor = excluded.servidor, puestas = excluded.puestas, en = now()`,
    [kept.numero, kept.digest, kept.servidor, JSON.stringify(kept.puestas)],
  );
}

/** Of rules that came from another database: this one tells them in other words, which is nobody's change. */
export async function forgetPrints(client: Queryable): Promise<void> {
  if (await readKept(client)) await client.query(`update ${TABLE} set servidor = 0`);
}

const WORDS: Readonly<Record<Kind, string>> = { function: 'función', view: 'vista', trigger: 'disparador' };

/** «función slug_de_curso», of the key that `keyOf` makes. */
export function inWords(key: string): string {
  const [kind, name] = key.split(' ') as [Kind, string];
  return `${WORDS[kind]} ${name}`;
}
