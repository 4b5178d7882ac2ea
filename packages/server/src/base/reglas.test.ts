import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { readPrints } from '#platform/schema/catalog.ts';
import { readJournal } from '#platform/schema/migrations.ts';
import { digestOfRules, keyOf, readEdition, readRules } from '#platform/schema/rules.ts';
import { createTestDatabase } from '#testing/postgres.ts';
import { BASE } from './base.ts';

const database = await createTestDatabase();
const client = new pg.Client(database.url);
await client.connect();
afterAll(async () => {
  await client.end();
  await database.drop();
});

const rules = readRules(BASE.rules);
const functions = rules.filter(({ kind }) => kind === 'function').map(({ name }) => name);

/** Until the folder was there, each migration wrote the bodies that it changed, whole. */
const LAST_WITH_BODIES = '0064_archivos_sin_comprimir';

test('lo que cambia en las reglas sube su edición: npm run reglas', () => {
  expect(digestOfRules(BASE.rules)).toBe(readEdition(BASE.edition).digest);
});

/** What is not run but stored by means of a function: an index, a default, a generated column, a constraint. */
const STORED = `
  with recursive usan (funcion, clase, objeto) as (
    select d.refobjid, d.classid, d.objid from pg_depend d
     where d.refclassid = 'pg_proc'::regclass and d.deptype = 'n'
    union
    select u.funcion, d.classid, d.objid from usan u
      join pg_depend d on u.clase = 'pg_proc'::regclass and d.refclassid = u.clase and d.refobjid = u.objeto)
  select distinct p.proname as name from usan u join pg_proc p on p.oid = u.funcion
   where p.pronamespace = 'public'::regnamespace
     and u.clase not in ('pg_proc'::regclass, 'pg_trigger'::regclass, 'pg_rewrite'::regclass)
     and not exists (select from pg_depend e where e.classid = 'pg_proc'::regclass and e.objid = p.oid and e.deptype = 'e')
   order by 1`;

test('toda función, vista o disparador está en la carpeta; fuera, solo las funciones de las que depende algo guardado', async () => {
  const stored = (await client.query<{ name: string }>(STORED)).rows.map(({ name }) => name);
  expect(stored).toEqual(['ahora', 'clave_de_documento', 'llano', 'texto_de_curso']);
  const there = [...(await readPrints(client)).keys()].toSorted();
  const said = [...rules.map(keyOf), ...stored.map((name) => `function ${name}`)].toSorted();
  expect(there).toEqual(said);
});

test('cada cuerpo nombra lo que hay', async () => {
  await client.query('set check_function_bodies = on');
  const { rows } = await client.query<{ name: string; oid: number; validator: string }>(
    `select p.proname as name, p.oid::int as oid, l.lanvalidator::regproc::text as validator
       from pg_proc p join pg_language l on l.oid = p.prolang
      where p.pronamespace = 'public'::regnamespace and p.proname = any($1)`,
    [functions],
  );
  expect(rows).toHaveLength(functions.length);
  for (const { validator, oid } of rows) await client.query(`select ${validator}(${oid})`);
});

test('ninguna migración, desde que hay carpeta, llama a una función de ella ni la escribe', () => {
  const later = readJournal(BASE.migrations).filter(({ tag }) => tag > LAST_WITH_BODIES);
  const named = new RegExp(`(?<!drop function (?:if exists )?)\\b(${functions.join('|')})\\s*\\(`, 'gi');
  const calls = later.flatMap(({ tag }) => {
    const text = readFileSync(join(BASE.migrations, `${tag}.sql`), 'utf8').replace(/--(?!>).*$/gm, '');
    return [...text.matchAll(named)].map(([, name]) => `${tag}: ${name}`);
  });
  expect(calls).toEqual([]);
});
