import { generateDrizzleJson } from 'drizzle-kit/api';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/postgres.ts';
import { declaredTables } from './testing/declared-tables.ts';

const database = await createTestDatabase();
const client = new pg.Client(database.url);
await client.connect();
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Drizzle knows no foreign key that waits until the end; and a course's picture is a file of a course. */
const UNSAYABLE = ['actividades_papelera', 'cursos_imagen_archivo', 'cursos_papelera', 'secciones_papelera'];

async function lines(query: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(query);
  return rows.map(({ line }) => line).toSorted();
}

const OURS = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;

/** What the generator would write down of a table. */
interface Said {
  readonly name: string;
  readonly columns: Readonly<
    Record<
      string,
      Readonly<{
        name: string;
        type: string;
        notNull: boolean;
        primaryKey: boolean;
        default?: unknown;
        identity?: unknown;
      }>
    >
  >;
  readonly indexes: object;
  readonly foreignKeys: object;
  readonly uniqueConstraints: object;
  readonly checkConstraints: object;
  readonly compositePrimaryKeys: object;
}
const said = Object.values(
  generateDrizzleJson(await declaredTables(), '', undefined, 'snake_case').tables,
) as readonly Said[];

test('cada tabla de la base está en el table.ts de su función, columna a columna', async () => {
  const columns = said.flatMap(({ name, columns: each }) =>
    Object.values(each).map(
      (one) =>
        `${name}.${one.name} ${one.type} ${one.notNull} ${one.default !== undefined || one.identity !== undefined}`,
    ),
  );
  const spelled = columns.map((line) =>
    line.replace(' collate "es-x-icu"', '').replace('varchar(', 'character varying('),
  );
  expect(spelled.toSorted()).toEqual(
    await lines(`
      select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' '
               || (d.oid is not null or a.attidentity <> '') as line
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
       where ${OURS} and a.attnum > 0 and not a.attisdropped`),
  );
});

test('y también sus índices, sus claves y lo que comprueban', async () => {
  const names = said.flatMap((table) =>
    [
      ...Object.keys(table.indexes),
      ...Object.keys(table.foreignKeys),
      ...Object.keys(table.uniqueConstraints),
      ...Object.keys(table.checkConstraints),
      ...Object.keys(table.compositePrimaryKeys),
      ...Object.values(table.columns).flatMap(({ primaryKey }) => (primaryKey ? [`${table.name}_pkey`] : [])),
    ].map((name) => `${table.name} ${name}`),
  );
  const there = await lines(`
    select c.relname || ' ' || k.conname as line from pg_constraint k join pg_class c on c.oid = k.conrelid
     where ${OURS} and k.contype in ('p', 'f', 'u', 'c')
    union
    select c.relname || ' ' || i.indexrelid::regclass from pg_index i join pg_class c on c.oid = i.indrelid where ${OURS}`);
  expect(names.toSorted()).toEqual(there.filter((line) => !UNSAYABLE.includes(line.split(' ')[1] ?? '')));
});
