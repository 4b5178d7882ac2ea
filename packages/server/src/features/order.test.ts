import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '#features/order.ts';

const DECLARED = /\b(?:job|notice|letter)(?:<[^()]*>)?\(\s*'([^']+)'/g;

test('cada carpeta es una función de order.ts', () => {
  const folders = globSync('*/', { cwd: import.meta.dirname }).map((folder) => folder.replace(/\/$/, ''));
  expect(folders.toSorted()).toEqual(features.map(({ nombre }) => nombre).toSorted());
});

const files = globSync('*/**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

test('todo trabajo y todo aviso que una función declara está en los `jobs` de su feature.ts', () => {
  const declared = files.flatMap(({ file, text }) =>
    [...text.matchAll(DECLARED)].map(([, name = '']) => ({ file, name })),
  );
  const listed = features.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name));

  expect(declared.filter(({ name }) => !listed.includes(name))).toEqual([]);
  expect(listed.toSorted()).toEqual([...new Set(listed)].toSorted());
});

test('de todo aviso hay quien avisa', () => {
  const notices = files.flatMap(({ file, text }) =>
    [...text.matchAll(/\bconst (\w+) = (?:notice|letter)\(/g)].map(([, name = '']) => ({ file, name })),
  );
  const sent = ({ name }: { readonly name: string }) => {
    const call = new RegExp(String.raw`\bnotify(?:ByMail)?\(\s*\w+,\s*${name}\b`);
    return files.some(({ text }) => call.test(text));
  };
  expect(notices.length).toBeGreaterThan(5);
  expect(
    notices.filter((one) => !sent(one)),
    'ninguna orden los da a notify',
  ).toEqual([]);
});
