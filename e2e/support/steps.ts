import type { Page } from '@playwright/test';
import { keepFromOthers } from './windows.ts';

/** What a journey cost: presses of a real pointer, and pages that were loaded or gone to. */
export interface Steps {
  clicks(): Promise<number>;
  pages(): number;
}

/** Counts from now on; a change of what the address says after its path is no other page. */
export async function countSteps(page: Page): Promise<Steps> {
  let clicks = 0;
  let pages = 0;
  let last = '';
  keepFromOthers(page);
  await page.exposeFunction('alPulsar', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const told = window as unknown as { alPulsar: () => void };
    document.addEventListener('pointerdown', (event) => event.isTrusted && told.alPulsar(), true);
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname } = new URL(frame.url());
    if (pathname !== last) pages += 1;
    last = pathname;
  });
  return {
    // Whatever was pressed before this answer has been told.
    clicks: async () => {
      await page.evaluate(() => undefined);
      return clicks;
    },
    pages: () => pages,
  };
}

/** Pastes a text where the keyboard is, as Ctrl V would. */
export const pegar = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
