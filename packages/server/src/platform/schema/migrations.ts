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

/** The moment of the last one that a database had; none in a new one. */
export async function lastApplied(client: Queryable): Promise<number> {
  const { rows: exists } = await client.query(
    `select from pg_catalog.to_regclass('drizzle.__drizzle_migrations') t where t is not null`,
  );
  if (exists.length === 0) return 0;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.last ?? 0);
}

export function refuseNewer(journal: readonly Migration[], last: number): void {
  if (last > Math.max(...journal.map(({ when }) => when))) {
    throw new MigrationError(
      'La base de datos es de una versión más nueva. Actualiza el programa antes de arrancar.',
    );
  }
}

/** The lines that Drizzle's own migrator writes and reads. */
export async function writeApplied(client: Queryable, hash: string, when: number): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    when,
  ]);
}

/** Inside a transaction, runs each of these in its order. */
export async function applyMigrations(
  client: Queryable,
  folder: string,
  pending: readonly Migration[],
  step: Step,
): Promise<void> {
  for (const { tag, when } of pending) {
    step(tag);
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
    await writeApplied(client, createHash('sha256').update(text).digest('hex'), when);
  }
}
