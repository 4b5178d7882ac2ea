import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '#features/order.ts';

const DECLARED = /\b(?:job|notice)(?:<[^()]*>)?\(\s*'([^']+)'/g;

test('cada carpeta es una función de order.ts', () => {
  const folders = globSync('*/', { cwd: import.meta.dirname }).map((folder) => folder.replace(/\/$/, ''));
  expect(folders.toSorted()).toEqual(features.map(({ nombre }) => nombre).toSorted());
});

test('todo trabajo y todo aviso que una función declara está en los `jobs` de su feature.ts', () => {
  const files = globSync('*/**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const declared = files.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(DECLARED)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  const listed = features.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name));

  expect(declared.filter(({ name }) => !listed.includes(name))).toEqual([]);
  expect(listed.toSorted()).toEqual([...new Set(listed)].toSorted());
});
