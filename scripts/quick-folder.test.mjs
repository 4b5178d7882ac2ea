import { rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { quickFolder } from './quick-folder.mjs';

/** @param {Parameters<typeof quickFolder>} where */
function folderIn(...where) {
  const folder = quickFolder(...where);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const NOTHING = { free: 0, memory: 0 };

test('lo que se tira al acabar va a la memoria si hay de sobra', () => {
  expect(folderIn(import.meta.dirname, NOTHING)).toContain(import.meta.dirname);
});

test('si no la hay, o no existe, va al disco', () => {
  for (const folder of [
    folderIn(import.meta.dirname, { free: Infinity, memory: 0 }),
    folderIn(import.meta.dirname, { free: 0, memory: Infinity }),
    folderIn('/no/existe', NOTHING),
  ])
    expect(folder).toContain(tmpdir());
});

test('quien lleva la base de datos puede entrar', () => {
  expect(statSync(folderIn()).mode & 0o777).toBe(0o755);
});
