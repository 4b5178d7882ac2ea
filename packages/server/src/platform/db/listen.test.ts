import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#platform/db/listen.ts';
import { openDatabase } from '#platform/db/pool.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

test('mientras la base no contesta se vuelve a llamar de una en una', async () => {
  const calls: number[] = [];
  const deaf = createServer((socket) => {
    calls.push(performance.now());
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  const db = openDatabase(`postgres://nadie@127.0.0.1:${(deaf.address() as AddressInfo).port}/nada`);
  const listener = listen(db, 'pruebas', () => undefined);
  onTestFinished(async () => {
    await listener.close();
    await db.$client.end();
    deaf.close();
  });

  await eventually(() => expect(calls.length).toBeGreaterThanOrEqual(3));

  const gaps = calls.slice(1).map((time, i) => time - (calls[i] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(500);
});

test('quien pierde la conexión vuelve a oír', async () => {
  const { db } = (await createTestApp()).platform;
  const heard: string[] = [];
  const listener = listen(db, 'pruebas', (payload) => void heard.push(payload));
  onTestFinished(() => listener.close());
  const isHeard = (word: string) =>
    eventually(async () => {
      await db.execute(sql`select pg_notify('pruebas', ${word})`);
      expect(heard).toContain(word);
    });

  await isHeard('antes');
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'catedra-pruebas' and datname = current_database()`);
  await isHeard('después');
});
