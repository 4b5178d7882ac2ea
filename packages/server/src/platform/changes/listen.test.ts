import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { listenToOthers } from '#platform/changes/listen.ts';
import { openDatabase } from '#platform/db/pool.ts';
import { eventually } from '#testing/eventually.ts';

test('mientras la base no contesta se vuelve a llamar de una en una', async () => {
  const calls: number[] = [];
  const deaf = createServer((socket) => {
    calls.push(performance.now());
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  const db = openDatabase(`postgres://nadie@127.0.0.1:${(deaf.address() as AddressInfo).port}/nada`);
  const listener = listenToOthers(db, () => undefined);
  onTestFinished(async () => {
    await listener.close();
    await db.$client.end();
    deaf.close();
  });

  await eventually(() => expect(calls.length).toBeGreaterThanOrEqual(3));

  const gaps = calls.slice(1).map((time, i) => time - (calls[i] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(500);
});
