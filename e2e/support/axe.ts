import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/** It is sent to the page at every look: without its comments it is less than half. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Words of the very colour behind them: axe, which can't tell whether they are meant to be seen, leaves it to us. */
const isUnseen = ({ any }: Found['nodes'][number]) =>
  any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio');

const named = ({ id, nodes }: Found) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`;

/** Nothing that axe knows of keeps anyone from using this page. The rows of a table are made alike: the first speak for all. */
export async function sinFaltas(page: Page): Promise<void> {
  const { violations, incomplete } = await new AxeBuilder({ page, axeSource: AXE })
    .exclude('tbody tr:nth-child(n+7)')
    // In the page itself: its other way opens one more page for every look, and ours has no frames of other sites.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations', 'incomplete'] })
    .analyze();
  const unseen = incomplete
    .map((found) => ({ ...found, nodes: found.nodes.filter(isUnseen) }))
    .filter(({ nodes }) => nodes.length > 0);
  expect([...violations, ...unseen].map(named)).toEqual([]);
}
