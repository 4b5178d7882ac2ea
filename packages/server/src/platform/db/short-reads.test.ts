import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/db/pool.ts';
import { eventually } from '#testing/eventually.ts';
import { createTestDatabase } from '#testing/postgres.ts';

async function open() {
  const database = await createTestDatabase();
  const db = openDatabase(database.url);
  onTestFinished(async () => {
    await db.$client.end();
    await database.drop();
  });
  const doble = (n: number) =>
    db.$short
      .query<{ n: number; pid: number }>({
        name: 'doble',
        text: 'select $1::int * 2 as n, pg_backend_pid() as pid',
        values: [n],
      })
      .then(({ rows }) => rows[0]);
  return { db, doble, url: database.url };
}

test('muchas lecturas a la vez reciben cada una la suya, por pocas conexiones', async () => {
  const { doble } = await open();
  const numbers = Array.from({ length: 12 }, (_, i) => i);

  // The first ones go through the pool while the way is being opened.
  await eventually(async () => {
    const answers = await Promise.all(numbers.map(doble));
    expect(answers.map((answer) => answer?.n)).toEqual(numbers.map((n) => n * 2));
    expect(new Set(answers.map((answer) => answer?.pid)).size).toBeLessThanOrEqual(2);
  });
});

test('una lectura que falla no estropea las que viajan con ella', async () => {
  const { db, doble } = await open();
  await doble(1);
  const [good, bad, last] = await Promise.allSettled([
    doble(2),
    db.$short.query({ text: 'select 1 / $1::int', values: [0] }),
    doble(3),
  ]);

  expect([good, last].map((one) => one?.status === 'fulfilled' && one.value?.n)).toEqual([4, 6]);
  expect(bad?.status).toBe('rejected');
});

test('si se corta su conexión, las siguientes lecturas van por otra', async () => {
  const { doble, url } = await open();
  for (const n of [1, 2, 3]) await doble(n);
  const killer = new pg.Client(url);
  await killer.connect();
  await killer.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await killer.end();

  await eventually(async () => expect((await doble(5))?.n).toBe(10));
});
