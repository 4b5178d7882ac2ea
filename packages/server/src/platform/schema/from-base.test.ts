import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { headOf } from '#platform/schema/from-base.ts';
import { programWith, start } from '#platform/schema/testing/tiny-schema.ts';
import { createBareDatabase } from '#testing/postgres.ts';

const open: { end(): Promise<void> }[] = [];
afterAll(async () => {
  for (const one of open.toReversed()) await one.end();
});

async function database() {
  const { url, drop } = await createBareDatabase();
  const client = new pg.Client(url);
  await client.connect();
  open.push({ end: drop }, client);
  const one = async <T>(query: string): Promise<T> =>
    (await client.query({ text: query, rowMode: 'array' })).rows[0]?.[0] as T;
  return { url, client, one };
}

const BASE = `${headOf('0001_paso')}
create table cosas (id int primary key, n int, de int, de_la_base int);
create table otras (id int primary key);
`;
const LATER = ['alter table cosas add column m int', 'alter table cosas add column ultima int'];
const lines = 'select count(*)::int from drizzle.__drizzle_migrations';
const columns = `select string_agg(attname, ' ' order by attnum) from pg_attribute where attrelid = 'cosas'::regclass and attnum > 0`;

test('una base sin nada empieza por el archivo, y sigue con las migraciones que él no cuenta', async () => {
  const { url, one } = await database();
  await start(url, programWith(1, '', LATER, BASE));
  expect(await one(columns)).toBe('id n de de_la_base ultima');
  expect(await one(lines)).toBe(3);
  expect(await start(url, programWith(1, '', LATER, BASE))).toEqual([]);
});

test('una base que ya tiene alguna migración sigue con las suyas, una a una', async () => {
  const { url, one } = await database();
  await start(url, programWith(1, ''));
  await start(url, programWith(2, '', LATER, BASE));
  expect(await one(columns)).toBe('id n de m ultima');
});

test('una base con tablas que nadie dice de qué versión son no se toca, y se dice', async () => {
  const { url, client, one } = await database();
  await client.query('create table otras (id int)');
  await expect(start(url, programWith(1, '', LATER, BASE))).rejects.toThrow(
    'En esta base ya hay 1 tablas que se llaman como las de Cátedra (otras) y nada dice de qué versión son',
  );
  expect(await one(`select to_regclass('cosas')`)).toBeNull();
  expect(await one(`select to_regclass('drizzle.__drizzle_migrations')`)).toBeNull();
});

test('una base de un programa más nuevo no arranca con este', async () => {
  const { url, one } = await database();
  await start(url, programWith(1, '', LATER));
  await expect(start(url, programWith(2, '', LATER.slice(0, 1)))).rejects.toThrow(
    'La base de datos es de una versión más nueva. Actualiza el programa antes de arrancar.',
  );
  expect(await one('select numero from drizzle.reglas')).toBe(1);
});

test('una migración que llegó tarde no se salta en silencio', async () => {
  const { url, client } = await database();
  await start(url, programWith(1, '', LATER, BASE));
  await client.query('delete from drizzle.__drizzle_migrations where created_at = 1002');
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 1003)`);
  await expect(start(url, programWith(2, '', [...LATER, 'select 1'], BASE))).rejects.toThrow(
    'A la base de datos le falta 0002_paso, anterior a otras que ya tiene',
  );
});

test('lo que una migración no puede poner se dice sin un solo dato, y no cambia nada', async () => {
  const { url, client, one } = await database();
  await start(url, programWith(1, ''));
  await client.query(`insert into cosas values (1, 77), (2, 77)`);
  const program = programWith(2, '', [
    'create table nueva (id int)',
    'create unique index cosas_n on cosas (n)',
  ]);
  await expect(start(url, program)).rejects.toThrow(
    /^No se pudo poner al día la base de datos, en 0002_paso: PostgreSQL no lo admite \(23505, cosas, cosas_n\)\. No se ha cambiado nada\.$/,
  );
  expect(await one(`select to_regclass('nueva')`)).toBeNull();
  expect(await one(lines)).toBe(1);
});
