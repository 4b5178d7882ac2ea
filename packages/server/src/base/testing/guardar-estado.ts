import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import pg from 'pg';
import { runningUrl } from '#platform/db/embedded/running-url.ts';
import type { Estado } from './estado.ts';

/**
 * Keeps what an academy of another time holds, for the test that brings it up. The program of that time is run as it was:
 *
 *     git archive <commit> | tar x -C <folder>        and in it, with today's node_modules:
 *     DATA_DIR=<data> node packages/server/src/main.ts     which makes its demonstration
 *
 * and, while it runs: node packages/server/src/base/testing/guardar-estado.ts <data> <name> <commit>
 */
const [dataDir = '', name = '', commit = ''] = process.argv.slice(2);
const client = new pg.Client(runningUrl(dataDir) ?? '');
await client.connect();
await client.query(`set timezone = 'UTC'`);
await client.query('begin isolation level repeatable read');
const { rows: lineas } = await client.query<Estado['lineas'][number]>(
  'select hash, created_at::float8 as "when" from drizzle.__drizzle_migrations order by created_at',
);
const { rows: tables } = await client.query<{ name: string }>(
  `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
);
const tablas: Record<string, readonly unknown[]> = {};
for (const table of tables) {
  const { rows } = await client.query<{ row: unknown }>(`select to_json(t) as row from ${table.name} t`);
  if (rows.length > 0) tablas[table.name] = rows.map(({ row }) => row);
}
await client.end();
const estado: Estado = { commit, lineas, tablas };
const packed = brotliCompressSync(JSON.stringify(estado));
writeFileSync(join(import.meta.dirname, 'estados', `${name}.json.br`), packed);
process.stdout.write(`${name}: ${packed.length} bytes, ${lineas.length} migraciones\n`);
