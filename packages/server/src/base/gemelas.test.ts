import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readRules } from '#platform/schema/rules.ts';
import { BASE } from './base.ts';

const root = resolve(import.meta.dirname, '../../../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const inFolder = (path: string) => path.startsWith('packages/server/src/base/reglas/');

interface Twin {
  readonly in: string;
  readonly name: string;
  readonly of: string;
  readonly test: string;
}

const TWIN = /Twin: `(\w+)` of `([^`\s]+)`, held by `([^`\s]+)`\./g;
const twins = globSync('packages/{shared/src,server/src}/**/*.{ts,sql}', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...textOf(file).matchAll(TWIN)].map(
      ([, name = '', of = '', held = '']): Twin => ({ in: file, name, of, test: held }),
    ),
  );

test('una regla que está en TypeScript y en SQL nombra a su gemela, que está donde dice', () => {
  expect(twins.filter((one) => inFolder(one.in)).length).toBeGreaterThanOrEqual(8);
  expect(twins.filter(({ of, name }) => !existsSync(join(root, of)) || !textOf(of).includes(name))).toEqual(
    [],
  );
  const rules = readRules(BASE.rules).map(({ file, name }) => `${file} ${name}`);
  const unknown = twins.filter(
    ({ of, name }) => inFolder(of) && !rules.includes(`${of.split('/').at(-1)} ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('las gemelas se nombran una a otra, y la misma prueba las sostiene', () => {
  // What an index is made of stands in migrations, which are not edited.
  const alone = twins.filter(
    (one) =>
      one.of !== 'packages/server/src/base/base.sql' &&
      !twins.some((other) => other.in === one.of && other.of === one.in && other.test === one.test),
  );
  expect(alone).toEqual([]);
  expect(twins.filter((one) => !existsSync(join(root, one.test)))).toEqual([]);
});

test('lo que el mapa dice de la base está en la carpeta de lo que vale hoy, y en ninguna migración', () => {
  const map = textOf('docs/mapa.md');
  expect(map.match(/`[^`]*migraciones\/[^`]*\.sql`/g)).toBeNull();
  const named = [
    ...map.matchAll(/((?:`\w+`(?:,| and)?\s+)+)of `packages\/server\/src\/base\/reglas\/([\w-]+\.sql)`/g),
  ].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => `${file} ${name}`),
  );
  const rules = readRules(BASE.rules).map(({ file, name }) => `${file} ${name}`);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((one) => !rules.includes(one))).toEqual([]);
});
