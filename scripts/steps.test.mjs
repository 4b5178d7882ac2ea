import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root, toolsEnvironment } from './root.mjs';
import { lint } from './steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'catedra-tipos-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: ['*.mts'] }),
);

/** @param {string} text */
function checked(text) {
  const file = join(folder, 'uno.mts');
  writeFileSync(file, text);
  const { command, args, env } = lint([file]);
  const options = {
    cwd: root,
    env: { ...toolsEnvironment, ...env },
    encoding: /** @type {const} */ ('utf8'),
  };
  const { status, stdout } = spawnSync(command, args, options);
  return { status, said: stdout.match(/TS\d+/g) ?? [] };
}

test('quien mira las reglas dice también lo que dirían los tipos, con las opciones de su carpeta', () => {
  expect(checked('export const uno: number = 1;\n')).toEqual({ status: 0, said: [] });
  expect(checked("export const uno: number = 'uno';\nexport const dos: string = ['a'][0];\n")).toEqual({
    status: 1,
    said: ['TS2322', 'TS2322'],
  });
});
