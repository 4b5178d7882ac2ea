import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { willPass } from '#platform/db/errors.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { isUnlocked, lockInTransaction, unlessLocked, withLock } from '#platform/turns/lock.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const una = await createTestApp();
const otra = await createTestApp({ databaseUrl: una.databaseUrl });
const [aqui, alli] = [una.platform.db, otra.platform.db];

const libre = async (name: string) => {
  const { rows } = await alli.execute(sql`select 1 where ${isUnlocked(name)}`);
  return rows.length === 1;
};

test('lo que un proceso hace con un candado lo espera el otro', async () => {
  const started = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const done: string[] = [];
  const first = withLock(aqui, 'importar', async () => {
    started.resolve();
    await end.promise;
    done.push('primero');
  });
  await started.promise;
  const second = withLock(alli, 'importar', async () => void done.push('segundo'));
  expect(await libre('importar')).toBe(false);
  expect(await libre('otra cosa')).toBe(true);

  end.resolve();
  await Promise.all([first, second]);
  expect(done).toEqual(['primero', 'segundo']);
  expect(await libre('importar')).toBe(true);
});

test('lo que ya hace otro se le deja; lo que falla suelta el candado', async () => {
  const done: string[] = [];
  await unlessLocked(aqui, 'paquete', async () => {
    await unlessLocked(alli, 'paquete', async () => void done.push('a la vez'));
  });
  await expect(withLock(aqui, 'paquete', () => Promise.reject(new Error('roto')))).rejects.toThrow('roto');
  await unlessLocked(alli, 'paquete', async () => void done.push('después'));
  expect(done).toEqual(['después']);
});

test('si se pierde su conexión, el candado queda libre y el proceso sigue', async () => {
  const cut = withLock(aqui, 'cortada', async () => {
    await alli.execute(sql`
      select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
         and database = (select oid from pg_database where datname = current_database())`);
    await expect.poll(() => libre('cortada')).toBe(true);
  });
  // Said by PostgreSQL or by the socket, whichever is first.
  await expect(cut).rejects.toSatisfy(willPass);
  expect(await withLock(aqui, 'cortada', () => Promise.resolve('otra vez'))).toBe('otra vez');
});

test('dentro de una transacción dura hasta que termina', async () => {
  await inTransaction(aqui, async (tx) => {
    await lockInTransaction(tx, 'cuota');
    expect(await libre('cuota')).toBe(false);
  });
  expect(await libre('cuota')).toBe(true);
});
