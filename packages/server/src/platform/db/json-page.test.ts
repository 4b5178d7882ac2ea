import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { expect, onTestFinished, test } from 'vitest';
import { momento } from '#platform/db/columns.ts';
import { pageReader } from '#platform/db/json-page.ts';
import { searching } from '#platform/db/search.ts';
import { openDatabase } from '#platform/db/pool.ts';
import { createTestDatabase } from '#testing/postgres.ts';

const fichas = pgTable('fichas', {
  id: uuid().primaryKey(),
  nombre: text(),
  lista: text().array(),
  nota: numeric(),
  orden: integer(),
  activa: boolean(),
  datos: jsonb(),
  vista: momento(),
});

async function open() {
  const database = await createTestDatabase();
  const db = openDatabase(database.url, { max: 1 });
  onTestFinished(async () => {
    await db.$client.end();
    await database.drop();
  });
  await db.execute(sql`create table fichas (id uuid primary key, nombre text, lista text[], nota numeric(6, 2),
    orden int, activa boolean, datos jsonb, vista timestamptz(3))`);
  return db;
}

const { id, nombre, lista, nota, orden, activa, datos, vista } = fichas;
const cuantas = sql`(select count(*) from fichas)`.as('cuantas');
const read = pageReader(fichas, { id, nombre, lista, nota, orden, activa, datos, vista, cuantas });
const porId = { name: 'id', columns: [id], descending: false };

test('una página da cada valor como lo tiene el registro', async () => {
  const db = await open();
  const ficha = {
    id: '00000000-0000-4000-8000-000000000001',
    nombre: 'Núñez, «Ana»',
    lista: ['a', 'b, "c"'],
    nota: 8.5,
    orden: 3,
    activa: true,
    datos: { a: [1, null] },
    vista: '2026-11-14T23:51:07.500Z',
  };
  const vacia = {
    nombre: null,
    lista: null,
    nota: null,
    orden: null,
    activa: null,
    datos: null,
    vista: null,
  };
  const otra = { id: '00000000-0000-4000-8000-000000000002', ...vacia };
  await db.insert(fichas).values([{ ...ficha, nota: '8.5' }, otra]);

  const page = await read(db, undefined, porId, 10);

  expect(page).toEqual([
    { ...ficha, cuantas: 2 },
    { ...otra, cuantas: 2 },
  ]);
});

/** How often PostgreSQL made a plan for what was looked for, and how often one for anything served. */
async function planesDe(searched: (n: number) => string) {
  const db = await open();
  for (let n = 0; n < 20; n++) await read(db, searching(sql`${nombre}`, searched(n)), porId, 10);
  const { rows } = await db.execute<{ propios: number; comunes: number }>(
    sql`select custom_plans::int as propios, generic_plans::int as comunes from pg_prepared_statements`,
  );
  expect(rows).toHaveLength(1);
  return rows[0];
}

test('PostgreSQL piensa cada búsqueda para sus palabras, por muchas veces que se repita', async () => {
  const planes = await planesDe((n) => `apellido${n}`);
  expect(planes?.comunes).toBe(0);
  expect(planes?.propios).toBeGreaterThan(5);
});

test('la de una dirección la piensa una vez para todas', async () => {
  const planes = await planesDe((n) => `persona${n}@empresa.example`);
  expect(planes?.comunes).toBeGreaterThan(10);
  expect(planes?.propios).toBeLessThanOrEqual(5);
});

test('elegidas antes o a la vez, las filas de una página son las mismas y van en el mismo orden', async () => {
  const db = await open();
  const numero = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  await db
    .insert(fichas)
    .values(Array.from({ length: 40 }, (_, n) => ({ id: numero(n), orden: (n * 17) % 7 })));
  const porOrden = { name: 'orden', columns: [orden, id], descending: true };
  const where = sql`${orden} <> 3`;

  const juntas = await read(db, where, porOrden, 25);
  expect(await read(db, where, porOrden, 25, true)).toEqual(juntas);
  expect(juntas).toHaveLength(25);
});
