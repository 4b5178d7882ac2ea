import { readFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { sourceFile } from '#platform/places.ts';
import { lockConnection } from '#platform/turns/lock.ts';

const folder = sourceFile('platform/db/migrations');

interface Journal {
  readonly entries: readonly { readonly when: number }[];
}

export class MigrationError extends Error {}

async function refuseUnfitServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; missing: string[] }>(
    `select current_setting('server_version_num')::int as version,
            array(select unnest(array['unaccent', 'pg_trgm']) except select name from pg_available_extensions) as missing`,
  );
  const server = rows[0];
  if (!server || server.version < 150_000) throw new MigrationError('Hace falta PostgreSQL 15 o posterior.');
  if (server.missing.length > 0) {
    throw new MigrationError(
      `A PostgreSQL le faltan extensiones: ${server.missing.join(', ')}. Instala postgresql-contrib.`,
    );
  }
  const { rows: collations } = await client.query(`select from pg_collation where collname = 'es-x-icu'`);
  if (collations.length === 0)
    throw new MigrationError('PostgreSQL no tiene ICU: hace falta para ordenar en español.');
}

async function refuseNewerSchema(client: pg.Client): Promise<void> {
  const { rows: exists } = await client.query(
    `select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  if (exists.length === 0) return;
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as Journal;
  const known = Math.max(...journal.entries.map((entry) => entry.when));
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  if (Number(rows[0]?.last ?? 0) > known) {
    throw new MigrationError(
      'La base de datos es de una versión más nueva. Actualiza el programa antes de arrancar.',
    );
  }
}

/**
 * A dump keeps the transaction numbers of the server it was taken from. Here they may be yet to come: those changes would
 * hold back the feed, and be told again when the numbers are reached. They become older than anything of this server.
 */
export async function forgetForeignNumbers(client: pg.ClientBase): Promise<void> {
  await client.query(
    `update cambios set xid = '1'::xid8 where xid >= pg_snapshot_xmax(pg_current_snapshot())`,
  );
}

/** Brings the schema up to date under a lock, so that several processes may start at once. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await lockConnection(client, 'catedra.migraciones');
    await refuseUnfitServer(client);
    await refuseNewerSchema(client);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await forgetForeignNumbers(client);
  } finally {
    await client.end();
  }
}
