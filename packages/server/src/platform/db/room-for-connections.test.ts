import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/db/pool.ts';
import { connectionWarnings, tooFew } from '#platform/db/room-for-connections.ts';
import { createTestDatabase } from '#testing/postgres.ts';

test.each([
  [{ servidor: 97, rol: -1, base: -1 }, 90, []],
  [{ servidor: 97, rol: -1, base: -1 }, 97, []],
  [{ servidor: 97, rol: -1, base: -1 }, 98, ['max_connections']],
  [{ servidor: 97, rol: 20, base: -1 }, 30, ['el usuario']],
  [{ servidor: 20, rol: 20, base: 10 }, 30, ['max_connections', 'el usuario', 'la base']],
])('con %j y %d que hacen falta', (given, needed, said) => {
  const lines = tooFew(given, needed);
  expect(lines.map((line) => said.find((part) => line.includes(part)) ?? line)).toEqual(said);
});

test('se pregunta al servidor, y al límite de su base', async () => {
  const { url, drop } = await createTestDatabase();
  const db = openDatabase(url, { max: 2 });
  onTestFinished(async () => {
    await db.$client.end();
    await drop();
  });
  expect(await connectionWarnings(db, loadConfig({}), 1)).toEqual([]);
  const [line] = await connectionWarnings(db, loadConfig({ BASE_CONEXIONES: '200' }), 60);
  expect(line).toContain('max_connections');
  await db.$client.query(`alter database ${new URL(url).pathname.slice(1)} connection limit 12`);
  expect((await connectionWarnings(db, loadConfig({}), 1))[0]).toContain('la base tiene como límite 12');
});
