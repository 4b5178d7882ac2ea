import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queryable } from '#platform/db/queryable.ts';
import type { Step } from './apply-rules.ts';
import { MigrationError } from './errors.ts';

export interface Migration {
  readonly tag: string;
  readonly when: number;
}

/** The migrations of a folder, in their order, as drizzle-kit writes them down. */
export const readJournal = (folder: string): readonly Migration[] =>
  (JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: readonly Migration[] })
    .entries;

/** The moments of those that a database had; none in a new one. */
export async function readApplied(client: Queryable): Promise<readonly number[]> {
  const { rows: exists } = await client.query(
    `select from pg_catalog.to_regclass('drizzle.__drizzle_migrations') t where t is not null`,
  );
  if (exists.length === 0) return [];
  const { rows } = await client.query<{ when: string }>(
    'select created_at as "when" from drizzle.__drizzle_migrations',
  );
  return rows.map(({ when }) => Number(when));
}

export function refuseNewer(journal: readonly Migration[], last: number): void {
  if (last > Math.max(...journal.map(({ when }) => when))) {
    throw new MigrationError(
      'La base de datos es de una versión más nueva. Actualiza el programa antes de arrancar.',
    );
  }
}

/** One that came after others with a later moment would never run; until the folded ones some changed theirs. */
export function refusePassedOver(
  journal: readonly Migration[],
  applied: readonly number[],
  folded: string | undefined,
): void {
  const last = Math.max(0, ...applied);
  const later = journal.slice(journal.findIndex(({ tag }) => tag === folded) + 1);
  const missing = later.filter(({ when }) => when <= last && !applied.includes(when)).map(({ tag }) => tag);
  if (missing.length > 0) {
    throw new MigrationError(
      `A la base de datos le falta ${missing.join(', ')}, anterior a otras que ya tiene: la hizo un programa que no es este.`,
    );
  }
}

/** The lines that Drizzle's own migrator writes and reads. */
export async function writeApplied(client: Queryable, text: string, when: number): Promise<void> {
  const hash = createHash('sha256').update(text).digest('hex');
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    when,
  ]);
}

export const textOf = (folder: string, { tag }: Migration): string =>
  readFileSync(join(folder, `${tag}.sql`), 'utf8');

/** Inside a transaction, runs each of these in its order. */
export async function applyMigrations(
  client: Queryable,
  folder: string,
  pending: readonly Migration[],
  step: Step,
): Promise<void> {
  for (const one of pending) {
    step(one.tag);
    const text = textOf(folder, one);
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
    await writeApplied(client, text, one.when);
  }
}
