import { test as base, type BrowserContext } from '@playwright/test';
import config from '../playwright.config.ts';

/** As a window just opened: without pages, cookies, permissions, routes or anything stored. */
async function leaveAsNew(window: BrowserContext, origin: string): Promise<void> {
  for (const page of window.pages()) await page.close();
  await window.unrouteAll({ behavior: 'ignoreErrors' });
  await window.setOffline(false);
  await window.clearPermissions();
  const page = await window.newPage();
  const devtools = await window.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await window.clearCookies();
  await page.close();
}

interface Windows {
  take(): Promise<BrowserContext>;
  giveBack(window: BrowserContext): Promise<void>;
}

/**
 * Journeys in windows that stay open from one to the next: a browser keeps the program as it compiled it, and opens a
 * page in a third of the time. Nothing else is kept.
 */
export const test = base.extend<{ otraVentana: () => Promise<BrowserContext> }, { windows: Windows }>({
  windows: [
    async ({ browser }, use) => {
      const { baseURL = '', locale, timezoneId, viewport, contextOptions } = config.use ?? {};
      const options = { ...contextOptions, baseURL, locale, timezoneId, viewport };
      const idle: BrowserContext[] = [];
      await use({
        take: async () => idle.pop() ?? (await browser.newContext(options)),
        giveBack: async (window) => {
          await leaveAsNew(window, baseURL);
          idle.push(window);
        },
      });
      for (const window of idle) await window.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ windows }, use) => {
    const window = await windows.take();
    await use(window);
    await windows.giveBack(window);
  },
  /** For whoever else is in the journey. */
  otraVentana: async ({ windows }, use) => {
    const taken: BrowserContext[] = [];
    await use(async () => {
      const window = await windows.take();
      taken.push(window);
      return window;
    });
    for (const window of taken) await windows.giveBack(window);
  },
});
