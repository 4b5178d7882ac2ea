import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that axe knows of keeps anyone from using this page. The rows of a table are made alike: the first speak for all. */
export async function sinFaltas(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('tbody tr:nth-child(n+7)')
    // In the page itself: its other way opens one more page for every look, and ours has no frames of other sites.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`),
  ).toEqual([]);
}
