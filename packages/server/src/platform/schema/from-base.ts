import { readFileSync } from 'node:fs';
import type { Queryable } from '#platform/db/queryable.ts';
import type { Step } from './apply-rules.ts';
import { MigrationError } from './errors.ts';
import { type Migration, textOf, writeApplied } from './migrations.ts';

/** One file that stands for the first migrations: what they leave in a database that had nothing. */
export interface Base {
  readonly sql: string;
  /** The last one that it stands for. */
  readonly upTo: string;
}

/** The first line of the file, which whoever writes it puts. */
export const headOf = (upTo: string): string =>
  `-- Lo que dejan las migraciones hasta ${upTo}, escrito por npm run base: nunca a mano.`;

export function readBase(file: string): Base {
  const sql = readFileSync(file, 'utf8');
  const [, upTo] = new RegExp(`^${headOf('(\\w+)')}`).exec(sql) ?? [];
  if (!upTo) throw new Error(`${file}: no dice hasta qué migración llega`);
  return { sql, upTo };
}

/** Somebody else's tables, or ours without the lines that tell which migrations made them: they can't be told apart. */
export async function refuseTakenNames(client: Queryable, { sql }: Base): Promise<void> {
  const names = [...sql.matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, name = '']) => name);
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relname = any($1) order by 1`,
    [names],
  );
  if (rows.length === 0) return;
  const some = rows.slice(0, 3).map(({ name }) => name);
  throw new MigrationError(
    `En esta base ya hay ${rows.length} tablas que se llaman como las de Cátedra (${some.join(', ')}${rows.length > 3 ? '…' : ''}) y nada ` +
      'dice de qué versión son: falta el esquema drizzle. Restaura la copia entera, o usa una base vacía.',
  );
}

/** Inside a transaction, makes what the first migrations would have made, and writes them down as applied. Gives those that are left. */
export async function startFromBase(
  client: Queryable,
  { base, folder, pending, step }: { base: Base; folder: string; pending: readonly Migration[]; step: Step },
): Promise<readonly Migration[]> {
  step('la base');
  await client.query(base.sql);
  const folded = pending.findIndex(({ tag }) => tag === base.upTo) + 1;
  for (const one of pending.slice(0, folded)) await writeApplied(client, textOf(folder, one), one.when);
  return pending.slice(folded);
}
