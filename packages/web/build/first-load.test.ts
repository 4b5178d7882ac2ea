import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { measureFirstLoad, weighModules } from '../scripts/first-load.ts';
import { BOUNDS, type Page } from './pages.ts';

const LITTLE = 0.1;
const BUILT_BY_THEN = 900_000;
const root = join(import.meta.dirname, '../../..');

// Whoever runs this file alone measures what is written now; `npm test` has built it by then.
beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build-if-stale.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}, BUILT_BY_THEN);

/** What weighs more than it did when its weight was written down. */
async function grown(page: Page): Promise<string> {
  const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'first-loads.json'), 'utf8')) as Record<
    Page,
    Readonly<Record<string, number>>
  >;
  const before = recorded[page];
  return [...(await weighModules(page))]
    .map(([name, kb]) => ({ name, more: kb - (before[name] ?? 0) }))
    .filter(({ more }) => more >= LITTLE)
    .toSorted((one, other) => other.more - one.more)
    .map(({ name, more }) => `  +${more.toFixed(1)} kB  ${name}`)
    .join('\n');
}

test.each(Object.entries(BOUNDS) as [Page, number][])(
  'lo que hay que cargar para empezar en «%s» pesa como mucho %i kB',
  async (page, bound) => {
    const { kb } = await measureFirstLoad(page);
    const why = kb > bound ? `Pesa ${kb.toFixed(1)} kB. Ha crecido:\n${await grown(page)}` : '';
    expect(why).toBe('');
  },
);
