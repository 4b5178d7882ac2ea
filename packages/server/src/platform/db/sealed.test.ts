import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { sealOf } from '#platform/db/sealed.ts';
import { createTestDatabase } from '#testing/postgres.ts';

const database = await createTestDatabase();
const [una, otra, lee] = [0, 1, 2].map(() => new pg.Client(database.url)) as [
  pg.Client,
  pg.Client,
  pg.Client,
];
for (const client of [una, otra, lee]) await client.connect();
afterAll(async () => {
  for (const client of [una, otra, lee]) await client.end();
  await database.drop();
});
await lee.query('create table sellada (id int primary key, dice text)');
const sello = async () =>
  (await lee.query<{ sello: string }>(`select ${sealOf('select xmin from sellada')} as sello`)).rows[0]
    ?.sello;
test('una transacción que empezó antes y escribe después no devuelve el sello que ya se vio', async () => {
  await lee.query(`insert into sellada values (1, 'uno'), (2, 'dos')`);
  for (let vez = 0; vez < 20; vez++) {
    await lee.query(`update sellada set dice = 'dos' where id = 2`);
    // Where nobody else writes in between, three numbers in a row: of the second row, of who writes last, of who writes now.
    await una.query('begin; select pg_current_xact_id()');
    await otra.query(`update sellada set dice = 'otra' where id = 1`);
    const antes = await sello();
    // The plain sum of both is then what it was, and nothing is left of what they said.
    await una.query(`update sellada set dice = 'una'; commit`);
    expect(await sello()).not.toBe(antes);
  }
});

test('el sello es otro con cada cambio y el mismo mientras no hay ninguno', async () => {
  const vistos = [await sello()];
  for (const cambio of [
    `insert into sellada values (3, 'tres')`,
    `update sellada set dice = dice where id = 2`,
    `delete from sellada where id = 3`,
    `insert into sellada values (3, 'tres')`,
    `delete from sellada`,
  ]) {
    await una.query(cambio);
    vistos.push(await sello());
    await lee.query('select pg_current_xact_id()');
    expect(await sello()).toBe(vistos.at(-1));
  }
  expect(new Set(vistos).size).toBe(vistos.length);
});
