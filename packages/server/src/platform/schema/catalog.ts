import type { Queryable } from '#platform/db/queryable.ts';
import { MigrationError } from './errors.ts';

/** Where a trigger is does not count: the same one is compared on two tables. */
export const TRIGGER_TEXT = `regexp_replace(pg_get_triggerdef(t.oid), ' ON [^ ]+ ', ' ON ') || ' ' || t.tgenabled::text`;
export const VIEW_TEXT = `pg_get_viewdef(c.oid) || coalesce(c.reloptions::text, '')`;

/** Every function, view and trigger of the schema that no extension brought, by the key of `keyOf`, as the database tells it. */
const ALL = `
  select 'function ' || p.proname as key, md5(pg_get_functiondef(p.oid)) as print
    from pg_proc p
   where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f'
     and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select 'view ' || c.relname, md5(${VIEW_TEXT})
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'v'
  union all
  select 'trigger ' || c.relname || '.' || t.tgname, md5(${TRIGGER_TEXT})
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
   where c.relnamespace = current_schema()::regnamespace and not t.tgisinternal and t.tgparentid = 0`;

export type Prints = ReadonlyMap<string, string>;

export async function readPrints(client: Queryable): Promise<Prints> {
  const { rows } = await client.query<{ key: string; print: string }>(ALL);
  return new Map(rows.map(({ key, print }) => [key, print]));
}

/** A name alone says which function is meant: with other arguments it would be a second one beside it, and not another. */
export async function refuseTwoOfAName(client: Queryable, names: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select proname as name from pg_proc
      where pronamespace = current_schema()::regnamespace and proname = any($1) group by 1 having count(*) > 1`,
    [names],
  );
  if (rows.length > 0) {
    throw new MigrationError(
      `En la base hay dos funciones con el mismo nombre y otros argumentos: ${rows.map(({ name }) => name).join(', ')}. ` +
        'Quita la que no sea del programa (drop function) y arranca de nuevo.',
    );
  }
}

export async function serverVersion(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  return rows[0]?.major ?? 0;
}
