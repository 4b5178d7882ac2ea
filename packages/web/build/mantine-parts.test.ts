import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { mantineParts } from './mantine-parts.ts';

const src = join(import.meta.dirname, '../src');
const of = (path: string) => `/node_modules/@mantine/core/${path}`;

type Transform = (code: string, id: string) => Promise<string>;
const transformOf = ({ transform }: Plugin): Transform =>
  (transform as unknown as { handler: Transform }).handler;
const plugin = mantineParts();
const transform = transformOf(plugin);
const head = (plugin.transformIndexHtml as unknown as (html: string) => string)(
  '<head><title></title></head>',
);

test('cada componente de Mantine trae su hoja de estilo, y después la de la academia', async () => {
  const code = await transform('export {}', of('esm/components/Checkbox/Checkbox.module.mjs'));
  const [, mantine = '', ours = ''] = code.split('\n');
  expect(mantine).toMatch(/styles\/Checkbox\.layer\.css';$/);
  expect(ours).toMatch(/theme\/mantine\/Checkbox\.css';$/);
});

test('toda hoja propia es de un componente que existe', () => {
  const ours = globSync('app/theme/mantine/*.css', { cwd: src }).map((file) => file.split('/').at(-1) ?? '');
  const known = globSync('*.layer.css', {
    cwd: join(import.meta.dirname, '../../../node_modules/@mantine/core/styles'),
  });
  expect(ours.length).toBeGreaterThan(5);
  expect(ours.filter((file) => !known.includes(file.replace('.css', '.layer.css')))).toEqual([]);
});

test('cuál de dos hojas gana no depende de cuál llega antes', async () => {
  expect(head).toMatch(/^<head><style nonce="%NONCE%">@layer base,mantine;/);
  const [, order = ''] = /@layer mantine\{@layer ([^}]*)/.exec(head) ?? [];
  const place = async (sheet: string) => {
    const code = await transform('@layer mantine { .a {} }', of(`styles/${sheet}.layer.css`));
    return order.split(',').indexOf(/@layer mantine\.(\w+)/.exec(code)?.[1] ?? '');
  };
  const places = [await place('UnstyledButton'), await place('Input'), await place('Combobox')];
  expect(places.every((one) => one >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('de un componente queda lo que alguien nombra', async () => {
  const code = 'Menu.Item = MenuItem;\nMenu.Nadie = MenuNadie;\nexport { Menu };';
  const kept = await transform(code, of('esm/components/Menu/Menu.mjs'));
  expect(kept).toContain('Menu.Item');
  expect(kept).not.toContain('Menu.Nadie');
});

test('las variables van escritas en la hoja de la entrada: las de la academia y no las de colores ajenos', async () => {
  const entry = await transform('', '/theme/mantine-entry.css');
  expect(entry).toContain('--mantine-color-tinta-filled: var(--tinta)');
  expect(entry).toContain('--mantine-spacing-md: 16px');
  expect(entry).not.toContain('--mantine-color-grape');
  const named = readFileSync(join(src, 'app/theme/print.css'), 'utf8').match(/--mantine-[\w-]+/g) ?? [];
  expect(named.filter((name) => !entry.includes(`${name}:`))).toEqual([]);
});
