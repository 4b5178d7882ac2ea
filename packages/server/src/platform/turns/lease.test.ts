import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLease } from '#platform/turns/lease.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const una = await createTestApp();
const otra = await createTestApp({ databaseUrl: una.databaseUrl });
const options = { channel: 'pruebas', busy: () => new Error('ocupada') };
const aqui = createLease(una.platform.db, options);
const alli = createLease(otra.platform.db, options);

/** Holds it until it is told to stop. */
function hold(lease: typeof aqui, id: string, onEnd: () => void = () => undefined) {
  const begun = Promise.withResolvers<void>();
  const ended = lease(id, async (signal) => {
    begun.resolve();
    if (!signal.aborted)
      await new Promise<void>((stop) => signal.addEventListener('abort', () => stop(), { once: true }));
    onEnd();
    return 'parado';
  });
  return { begun: begun.promise, ended };
}

test.each([
  ['el mismo proceso', aqui],
  ['otro proceso', alli],
])('quien llega después desde %s hace parar a quien lo tenía', async (_, lease) => {
  const order: string[] = [];
  const first = hold(aqui, 'subida', () => void order.push('parado'));
  await first.begun;
  await lease('subida', async () => void order.push('suya'));
  expect(await first.ended).toBe('parado');
  expect(order).toEqual(['parado', 'suya']);
});

test('cosas distintas no se molestan', async () => {
  const first = hold(aqui, 'una');
  await first.begun;
  expect(await alli('otra', async (signal) => signal.aborted)).toBe(false);
  expect(await aqui('una', async () => 'tomada')).toBe('tomada');
  await first.ended;
});

test('si se pierde la conexión se para, y otro puede tomarlo', async () => {
  const first = hold(aqui, 'cortada');
  await first.begun;
  await otra.platform.db.execute(sql`
    select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`);
  expect(await first.ended).toBe('parado');
  expect(await alli('cortada', async () => 'tomada')).toBe('tomada');
});
