import pg from 'pg';
import { expect, test } from 'vitest';

import { createTestDatabase } from '#testing/postgres.ts';

async function tables(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  await client.end();
  return rows.map((row) => row.tablename);
}

test('cada archivo de pruebas tiene su propia base de datos, ya migrada, que luego desaparece', async () => {
  const one = await createTestDatabase();
  const other = await createTestDatabase();
  const client = new pg.Client(one.url);
  await client.connect();
  await client.query('create table solo_aqui (id int)');
  await client.end();

  expect(await tables(one.url)).toContain('solo_aqui');
  expect(await tables(other.url)).not.toContain('solo_aqui');
  expect((await tables(other.url)).length).toBeGreaterThan(0);
  await one.drop();
  await other.drop();
  await expect(tables(one.url)).rejects.toThrow('does not exist');
});
