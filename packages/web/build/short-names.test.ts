import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namer } from './short-names.ts';

const sheet = (name: string) => join(import.meta.dirname, `../src/ui/frame/${name}.module.css`);

test('el nombre de una clase es corto, el mismo en cada construcción y solo suyo', () => {
  const name = namer();
  const page = name('page', sheet('Page'));
  expect(page).toMatch(/^_[\w-]{4}0$/);
  expect(name('page', `${sheet('Page')}?direct`)).toBe(page);
  expect(namer()('page', sheet('Page'))).toBe(page);
  expect(new Set([page, name('head', sheet('Page')), name('page', sheet('Section'))]).size).toBe(3);
});
