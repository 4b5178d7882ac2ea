import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../..');
const meta = join(import.meta.dirname, 'migrations/meta');

async function tables(): Promise<Record<string, unknown>> {
  const files = globSync('{features,platform}/*/table.ts', { cwd: src });
  const modules = await Promise.all(files.map((file) => import(join(src, file)) as Promise<object>));
  return Object.assign({}, ...modules) as Record<string, unknown>;
}

test('lo que dicen las tablas ya está en las migraciones', async () => {
  const last = globSync('*_snapshot.json', { cwd: meta }).toSorted().at(-1) ?? '';
  const before = JSON.parse(readFileSync(join(meta, last), 'utf8')) as ReturnType<typeof generateDrizzleJson>;
  const now = generateDrizzleJson(await tables(), before.id, undefined, 'snake_case');
  expect(await generateMigration(before, now)).toEqual([]);
});
