import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Contract } from '@catedra/shared/core/contract.ts';
import { expect, test } from 'vitest';
import { nameOf } from '#platform/http/handler.ts';

const shared = resolve(import.meta.dirname, '../../shared/src');
const features = join(import.meta.dirname, 'features');
const texts = globSync('**/*.ts', { cwd: features })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(features, file), 'utf8'));

interface Declared {
  readonly api: string;
  readonly name: string;
  readonly contract: Contract;
}

const declared = await Promise.all(
  globSync('*/api.ts', { cwd: shared }).map(async (api): Promise<Declared[]> => {
    const module = (await import(join(shared, api))) as Readonly<Record<string, Contract>>;
    return Object.entries(module).map(([name, contract]) => ({ api, name, contract }));
  }),
).then((lists) => lists.flat());

/** Whether a file that imports the contract calls one of these with it. */
const given = ({ api, name }: Declared, keeper: string): boolean => {
  const called = new RegExp(String.raw`\b${keeper}\(\s*(?:\w+\.)?${name}\b`);
  return texts.some((text) => text.includes(`@catedra/shared/${api}`) && called.test(text));
};

test('todo contrato tiene quien lo atienda en los `handlers.ts` del servidor', () => {
  const kept = declared.filter((one) => given(one, '(?:handle|answer|answerWritten)'));
  expect(declared.length).toBeGreaterThan(150);
  expect(declared.filter((one) => !kept.includes(one)).map(({ api, name }) => `${api}: ${name}`)).toEqual([]);
});

test('en el registro de cambios, un nombre es una sola cosa: si dos órdenes chocan, `name` en el contrato', () => {
  // The same done to one and to many is called the same.
  const byName = Map.groupBy(
    declared.filter((one) => given(one, 'handle')),
    ({ contract }) => nameOf(contract),
  );
  const clashes = [...byName].filter(([, ones]) => new Set(ones.map(({ name }) => name)).size > 1);
  expect(clashes.map(([name, ones]) => `${name}: ${ones.map((one) => one.name).join(', ')}`)).toEqual([]);
});
