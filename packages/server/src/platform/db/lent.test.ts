import { sql } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/db/pool.ts';
import { written } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createTestDatabase } from '#testing/postgres.ts';

const { url, drop } = await createTestDatabase();
afterAll(drop);

/** One connection, so that whatever one transaction left would be met by the next. */
function open() {
  const bare = new URL(url);
  bare.search = '';
  const own = openDatabase(url, { max: 1 }).$client;
  const db = openDatabase(bare.href, { max: 1, settings: ['work_mem=16MB'], own });
  onTestFinished(async () => {
    await db.$client.end();
    await own.end();
  });
  return db;
}

const ASKED = `select current_setting('TimeZone') as zona, current_setting('statement_timeout') as limite,
                      current_setting('work_mem') as memoria, current_setting('catedra.ahora', true) as ahora`;

test('cada transacción dice cómo quiere que la atiendan, y no deja nada suyo en la conexión', async () => {
  const db = open();
  const served = { zona: 'UTC', limite: '15s', memoria: '16MB' };

  expect((await db.$client.query(ASKED)).rows).toMatchObject([served]);
  const now = new Date('2026-03-02T09:00:00.000Z');
  await inTransaction(
    db,
    async (tx) =>
      expect((await tx.$client.query({ text: ASKED })).rows).toMatchObject([
        { ...served, ahora: now.toISOString() },
      ]),
    { now },
  );
  await db.transaction(async (tx) => expect((await tx.execute(sql.raw(ASKED))).rows).toMatchObject([served]));

  await expect(db.$client.query('select 1 / 0')).rejects.toThrow(/division by zero/);
  await expect(
    inTransaction(db, async (tx) => tx.$client.query({ text: 'select no_existe' })),
  ).rejects.toThrow(/no_existe/);
  expect((await db.$client.query(ASKED)).rows).toMatchObject([{ ...served, ahora: '' }]);

  const one = written<{ n: number }>('prueba', () => sql`select 1 as n`);
  for (let times = 0; times < 8; times++) {
    expect(await one({ $client: db.$short }, {})).toHaveLength(1);
    await inTransaction(db, async (tx) => one(tx, {}));
  }
  const { rows } = await db.$client.query('select name from pg_prepared_statements');
  expect(rows).toEqual([]);
});

test('lo que falla al confirmarse falla para quien lo pidió', async () => {
  const db = open();
  await db.$client.query('create table padres (id int primary key)');
  await db.$client.query(
    'create table hijos (padre int references padres (id) deferrable initially deferred)',
  );
  await expect(db.$client.query('insert into hijos values (7)')).rejects.toThrow(/hijos/);
  expect((await db.$client.query('select from hijos')).rowCount).toBe(0);
});
