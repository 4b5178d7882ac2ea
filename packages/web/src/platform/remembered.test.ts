import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { byBrowser, byTab } from '#platform/remembered.ts';
import { test } from '#testing/test.ts';

const src = join(import.meta.dirname, '..');
const OWNERS = [
  'pages/intentos/sala/motor/old-journal.ts',
  'platform/kept/indexed-strongbox.ts',
  'platform/remembered.ts',
];

test('del almacén del navegador se ocupan dos archivos, y uno más hasta que caduque lo de antes', () => {
  const touching = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) =>
      !/\.test\.tsx?$|^testing\//.test(file) &&
      /\b(?:localStorage|sessionStorage|indexedDB)\b/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(touching.toSorted()).toEqual(OWNERS);
});

test('lo recordado se lee, se olvida y no se mezcla entre la pestaña y el navegador', () => {
  byBrowser.writeJson('vista', ['tabla']);
  byTab.write('vista', 'otra');
  expect(byBrowser.readJson('vista')).toEqual(['tabla']);
  expect(byTab.read('vista')).toBe('otra');
  byBrowser.writeJson('vista', null);
  expect(byBrowser.read('vista')).toBeNull();
  expect(byTab.keys()).toContain('vista');
});

test('un navegador que no guarda nada, o guarda algo ilegible, es como la primera vez', () => {
  byTab.write('roto', '{');
  expect(byTab.readJson('roto')).toBeNull();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('cerrado');
  });
  expect(byBrowser.write('algo', 'x')).toBe(false);
  expect(byBrowser.read('algo')).toBeNull();
  expect(byBrowser.keys()).toEqual([]);
});
