import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: src }).map((file) => readFileSync(join(src, file), 'utf8'));
const sheet = (component: string) => `@mantine/core/styles/${component}.layer.css`;
const whole = createRequire(import.meta.url).resolve('@mantine/core/styles.css');
const hasSheet = (component: string) => existsSync(join(whole, '../styles', `${component}.layer.css`));

test('cada componente de Mantine que se usa tiene su hoja de estilo en `mantine-more.css` o en las del tema', () => {
  const components = read('**/*.tsx').flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );
  const sheets = read('**/mantine-*.css').join('');
  const bare = [...new Set(components)].filter((name) => hasSheet(name) && !sheets.includes(sheet(name)));

  expect(components.filter(hasSheet).length).toBeGreaterThan(20);
  expect(bare).toEqual([]);
});
