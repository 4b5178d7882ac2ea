import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { expect } from './expect.ts';

/** It is sent to the page at every look: without its comments it is less than half. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Words of the very colour behind them: axe, which can't tell whether they are meant to be seen, leaves it to us. */
const isUnseen = ({ any }: Axe.NodeResult) =>
  any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio');

const named = ({ id, nodes }: Axe.Result) =>
  `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`;

/** In the page itself and in the frames it has, which are of this site: it asks them by itself. */
async function look(page: Page): Promise<Pick<Axe.AxeResults, 'violations' | 'incomplete'>> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations, incomplete } = await axe.run(
      { exclude: ['tbody tr:nth-child(n+7)'] },
      { resultTypes: ['violations', 'incomplete'] },
    );
    return { violations, incomplete };
  });
}

/** Nothing that axe knows of keeps anyone from using this page. The rows of a table are made alike: the first speak for all. */
export async function sinFaltas(page: Page): Promise<void> {
  const { violations, incomplete } = await look(page);
  const unseen = incomplete
    .map((found) => ({ ...found, nodes: found.nodes.filter(isUnseen) }))
    .filter(({ nodes }) => nodes.length > 0);
  expect([...violations, ...unseen].map(named)).toEqual([]);
}
