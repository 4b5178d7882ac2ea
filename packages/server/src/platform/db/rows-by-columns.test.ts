import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/db/pool.ts';
import { rowsByColumns } from '#platform/db/rows-by-columns.ts';
import { createTestDatabase } from '#testing/postgres.ts';

const TYPES = { n: 'int', texto: 'text', datos: 'jsonb', lista: 'text[]' } as const;

test('las filas llegan como se enviaron: comillas, barras, comas, vacíos y lo que falta', async () => {
  const database = await createTestDatabase();
  const db = openDatabase(database.url, { max: 1 });
  onTestFinished(async () => {
    await db.$client.end();
    await database.drop();
  });
  const filas = [
    { n: 1, texto: 'a"b\\c,{d}', datos: { x: ['ñ', null, '"'] }, lista: ['uno, dos', 'tres "4"', '\\', ''] },
    { n: 2, texto: '', datos: [], lista: [] },
    { n: 3, texto: 'NULL', datos: 'null', lista: ['NULL', '{}', '\n'] },
    { n: 4, texto: null, datos: null, lista: null },
    { n: 5, texto: 'x', datos: '\u001F', lista: [''] },
  ];
  const { rows } = await db.execute(sql`select * from ${rowsByColumns(TYPES, filas)} order by n`);
  expect(rows).toEqual(filas);
  const solas = async (...unas: Parameters<typeof rowsByColumns<keyof typeof TYPES>>[1]) =>
    (await db.execute(sql`select * from ${rowsByColumns(TYPES, unas)} order by n`)).rows;
  expect(await solas()).toEqual([]);
  expect(await solas({ n: 5 })).toEqual([{ n: 5, texto: null, datos: null, lista: null }]);
  expect(await solas({ n: 6, texto: '' })).toMatchObject([{ n: 6, texto: '' }]);
  const marcas = [
    { n: 7, texto: 'a\u001Fb', datos: null, lista: ['\u001E', 'c'] },
    { n: 8, texto: '\u001D', datos: null, lista: null },
  ];
  expect(await solas(...marcas)).toEqual(marcas);
});
