import type { Queryable } from '#platform/db/queryable.ts';

/** The rules that run in a database, as they are in it: put after its rows, they find everything they name. */
const FUNCTIONS = `
  select pg_get_functiondef(p.oid) as sql from pg_proc p
   where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f' and p.proname = any($1) order by p.oid`;

const VIEWS = `
  select 'create view ' || quote_ident(c.relname) || coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', '')
           || ' as ' || trim(trailing ';' from pg_get_viewdef(c.oid)) as sql
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'v'
     and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
   order by c.oid`;

const TRIGGERS = `
  select pg_get_triggerdef(t.oid) as sql from pg_trigger t join pg_class c on c.oid = t.tgrelid
   where c.relnamespace = current_schema()::regnamespace and not t.tgisinternal and t.tgparentid = 0 order by t.oid`;

/** Its statements name no schema, so that they can be run in another. */
export async function dumpRules(client: Queryable, functions: readonly string[]): Promise<string[]> {
  const { rows: home } = await client.query<{ name: string }>('select quote_ident(current_schema()) as name');
  const schema = home[0]?.name ?? 'public';
  const unqualified = (sql: string) =>
    sql.trimEnd().replace(`FUNCTION ${schema}.`, 'FUNCTION ').replace(` ON ${schema}.`, ' ON ');
  const statements: string[] = [];
  for (const [text, values] of [
    [FUNCTIONS, [functions]],
    [VIEWS, []],
    [TRIGGERS, []],
  ] as const) {
    const { rows } = await client.query<{ sql: string }>(text, [...values]);
    statements.push(...rows.map(({ sql }) => unqualified(sql)));
  }
  return statements;
}
