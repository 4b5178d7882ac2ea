import { expect, onTestFinished, test } from 'vitest';
import { asDomainError } from '#platform/db/errors.ts';
import { openDatabase } from '#platform/db/pool.ts';
import { databaseGate } from '#testing/database-gate.ts';
import { createTestDatabase } from '#testing/postgres.ts';

const { url } = await createTestDatabase();

test('si la base deja de contestar sin cortar, quien espera lo sabe, y la conexión siguiente sirve', async () => {
  const quick = new URL(url);
  quick.searchParams.set('options', '-c timezone=UTC -c statement_timeout=500');
  const gate = await databaseGate(quick.href);
  const { $client } = openDatabase(gate.url, { max: 2 });
  onTestFinished(async () => {
    await $client.end();
    await gate.cut();
  });
  await $client.query('select 1');

  gate.hush();
  const failure = await $client.query('select 2').catch((error: unknown) => error);

  expect(asDomainError(failure)).toMatchObject({ status: 503, code: 'NO_DISPONIBLE' });
  expect((await $client.query('select 3 as n')).rows).toEqual([{ n: 3 }]);
});
