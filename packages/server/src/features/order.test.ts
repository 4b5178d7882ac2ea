import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '#features/order.ts';

const isJob = (value: unknown): value is { readonly name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && 'run' in value;

test('todo trabajo y todo aviso que una función declara está en la lista de los suyos', async () => {
  const files = globSync('*/{jobs,notices}.ts', { cwd: import.meta.dirname });
  const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
  const declared = modules.flatMap((module: object) => Object.values(module).flat()).filter(isJob);
  const listed = new Set(features.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name)));

  expect(declared.length).toBeGreaterThan(0);
  expect(declared.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
});
