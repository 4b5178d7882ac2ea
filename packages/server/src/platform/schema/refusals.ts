import type { Queryable } from '#platform/db/queryable.ts';
import { MigrationError } from './errors.ts';

export async function refuseUnfitServer(client: Queryable): Promise<void> {
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

interface Rights {
  readonly role: string;
  readonly schema: string | null;
  readonly may: boolean | null;
  readonly owners: readonly string[];
}

/** Looked at before anything is written: the database's own words name no right, and come half way. */
export async function refuseMissingRights(client: Queryable, functions: readonly string[]): Promise<void> {
  const { rows } = await client.query<Rights>(
    `select quote_ident(current_user) as role, quote_ident(current_schema()) as schema,
            has_schema_privilege(current_schema(), 'create') as may,
            array(select distinct quote_ident(r.rolname) from pg_proc p join pg_roles r on r.oid = p.proowner
                   where p.pronamespace = current_schema()::regnamespace and p.proname = any($1)
                     and not pg_has_role(p.proowner, 'usage')) as owners`,
    [functions],
  );
  const rights = rows[0];
  if (!rights?.schema)
    throw new MigrationError('El usuario de la base no tiene ningún esquema en su search_path.');
  const { role, schema, may, owners } = rights;
  const missing = [
    ...(may ? [] : [`crear en el esquema ${schema} (grant create on schema ${schema} to ${role})`]),
    ...owners.map((owner) => `cambiar lo que es de ${owner} (grant ${owner} to ${role})`),
  ];
  if (missing.length > 0) {
    throw new MigrationError(
      `Para poner al día la base, a su usuario ${role} le falta el derecho de ${missing.join(' y el de ')}. Dáselo, y arranca de nuevo.`,
    );
  }
}
