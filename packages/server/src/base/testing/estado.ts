import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type pg from 'pg';
import { applyMigrations, readJournal } from '#platform/schema/migrations.ts';
import { BASE } from '#base/base.ts';

/** What a database of another time held: the lines of its migrations, and its rows. */
export interface Estado {
  readonly commit: string;
  readonly lineas: readonly { readonly hash: string; readonly when: number }[];
  readonly tablas: Readonly<Record<string, readonly unknown[]>>;
}

export const readEstado = (name: string): Estado =>
  JSON.parse(
    brotliDecompressSync(readFileSync(join(import.meta.dirname, 'estados', `${name}.json.br`))).toString(),
  ) as Estado;

/** Leaves an empty database as it was then. Its tables are made by the migrations of then, which are those of today. */
export async function restoreEstado(client: pg.Client, { lineas, tablas }: Estado): Promise<void> {
  const last = lineas.at(-1)?.when ?? 0;
  const pending = readJournal(BASE.migrations).filter(({ when }) => when <= last);
  await applyMigrations(client, BASE.migrations, pending, () => undefined);
  // Nothing is counted nor refused while it is put back, as in a dump.
  await client.query(`set session_replication_role = 'replica'`);
  for (const [table, rows] of Object.entries(tablas)) {
    const { rows: written } = await client.query<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    const columns = written[0]?.columns ?? '';
    await client.query(`delete from ${table}`);
    await client.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  await client.query(`select setval('cambios_id_seq', (select coalesce(max(id), 1) from cambios))`);
  await client.query(`set session_replication_role = 'origin'`);
}
