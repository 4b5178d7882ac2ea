import type pg from 'pg';
import { CopyOut } from '#platform/dump/copy-out.ts';
import { copyOutOf, type Part, QUEUE_SCHEMA } from '#platform/dump/part.ts';
import { dumpRules } from '#platform/dump/rules-dump.ts';
import { dumpSchema } from '#platform/schema/dump.ts';

/** Without them the academy's database can't be made; others that a server has are its own affair. */
const NEEDED = /^create extension if not exists (?:unaccent|pg_trgm)$/;
const isForeign = (sql: string): boolean => sql.startsWith('create extension') && !NEEDED.test(sql);
/** Keys and indexes are made, and held against the rows, when these are in. */
const isOfRows = (sql: string): boolean =>
  !/^(?:alter table \S+ add constraint|create (?:unique )?index)/i.test(sql);

const HEAD = `-- La base de datos de una academia de Cátedra. La carga «npm run restaurar»; también, sin ella, psql en una base vacía.
set check_function_bodies = off;
set timezone = 'UTC';
`;

/** Parts by date are there with their bounds; the schema makes only that of all the rest. */
const PARTS_BY_DATE = `
  select 'create table ' || quote_ident(c.relname) || ' partition of ' || i.inhparent::regclass || ' ' || pg_get_expr(c.relpartbound, c.oid) as sql
    from pg_class c join pg_inherits i on i.inhrelid = c.oid
   where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relispartition
     and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT' order by c.relname`;

/** Every table with rows of its own, in the order of their making; what the program writes down of its form, at the end. */
const TABLES = `
  select case when c.relnamespace = current_schema()::regnamespace then '' else quote_ident(n.nspname) || '.' end || quote_ident(c.relname) as table,
         array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   where (c.relnamespace = current_schema()::regnamespace or n.nspname = 'drizzle') and c.relkind = 'r'
     and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
   group by c.oid, n.nspname, c.relname, c.relnamespace order by n.nspname = 'drizzle', c.oid`;

const QUEUE = `
  select '${QUEUE_SCHEMA}.' || c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   where c.relnamespace = to_regnamespace('${QUEUE_SCHEMA}') and c.relname in ('queue', 'job')
   group by c.oid, c.relname order by c.relname desc`;

const SEQUENCES = `
  select format('select setval(%L, %s, %s)', quote_ident(sequencename), coalesce(last_value, start_value), (last_value is not null)::text) as sql
    from pg_sequences where schemaname = current_schema() order by sequencename`;

/** The tables in which the program writes down which form a database has; rows of theirs come as all others. */
const FORM = `
  select 'create schema if not exists drizzle' as sql
  union all
  select 'create table drizzle.' || quote_ident(c.relname) || ' (' || string_agg(quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
           || case when d.oid is not null and pg_get_expr(d.adbin, d.adrelid) !~ 'nextval' then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end
           || case when a.attnotnull then ' not null' else '' end, ', ' order by a.attnum) || ')'
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where n.nspname = 'drizzle' and c.relkind = 'r' group by c.oid, c.relname`;

/** What that table of before them all counts with, and the keys of both. */
const FORM_KEYS = `
  select 'alter table drizzle.' || quote_ident(c.relname) || ' add constraint ' || quote_ident(k.conname) || ' ' || pg_get_constraintdef(k.oid) as sql
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'drizzle' and k.contype in ('p', 'u', 'c') order by c.relname, k.conname`;
const FORM_COUNTS = [
  'create sequence drizzle.__drizzle_migrations_id_seq owned by drizzle.__drizzle_migrations.id',
  `alter table drizzle.__drizzle_migrations alter column id set default nextval('drizzle.__drizzle_migrations_id_seq')`,
  `select setval('drizzle.__drizzle_migrations_id_seq', (select max(id) from drizzle.__drizzle_migrations))`,
];

type Named = { table: string; columns: string[] };

async function ask(client: pg.ClientBase, text: string): Promise<string[]> {
  const { rows } = await client.query<{ sql: string }>(text);
  return rows.map(({ sql }) => sql);
}

const statements = (all: readonly string[]): Part => ({
  kind: 'sql',
  sql: all.map((one) => `${one};\n`).join('\n'),
});

/** How the text of every value is the same, whatever this server was told. */
const SAME_TEXT = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set extra_float_digits = 1; set synchronize_seqscans = off;
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0`;

export const sameText = (client: pg.ClientBase): Promise<unknown> => client.query(SAME_TEXT);

/** From here on the connection sees one moment of the academy, while others go on working. Gives that moment. */
export async function holdMoment(client: pg.ClientBase): Promise<Date> {
  await sameText(client);
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]?.now ?? new Date(0);
}

/** A whole database at the moment that is held, part by part: its form, its rows, and its keys and rules after them. */
export async function* dump(client: pg.ClientBase, functions: readonly string[]): AsyncGenerator<Part, void> {
  const sequences = await ask(client, SEQUENCES);
  const { rows: own } = await client.query<Named>(TABLES);
  const { rows: queue } = await client.query<Named>(QUEUE);
  const tables = [...own, ...queue];
  // Until the end nobody changes their form.
  await client.query(`lock table ${tables.map(({ table }) => table).join(', ')} in access share mode`);
  const schema = (await dumpSchema(client, functions)).filter((sql) => !isForeign(sql));
  const before = [
    ...schema.filter(isOfRows),
    ...(await ask(client, PARTS_BY_DATE)),
    ...(await ask(client, FORM)),
  ];
  const rules = await dumpRules(client, functions);
  const after = [
    ...sequences,
    ...schema.filter((sql) => !isOfRows(sql)),
    ...(await ask(client, FORM_KEYS)),
    ...FORM_COUNTS,
    ...rules,
  ];
  yield { kind: 'sql', sql: HEAD };
  yield statements(before);
  for (const one of own) yield { kind: 'rows', ...one, bytes: rowsOf(client, one) };
  yield statements(after);
  for (const one of queue) yield { kind: 'rows', ...one, bytes: rowsOf(client, one) };
}

async function* rowsOf(client: pg.ClientBase, one: Named): AsyncGenerator<Buffer, void> {
  yield* client.query(new CopyOut(copyOutOf(one)));
}
