import { test as base, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { type Windows, windowsOf } from './windows.ts';

interface Fixtures {
  readonly ventana: Page;
  /** A page in a window of its own, for whoever else is in the journey. */
  readonly otraVentana: () => Promise<Page>;
}

/** Journeys in windows that stay open from one to the next. */
export const test = base.extend<Fixtures, { windows: Windows }>({
  windows: [
    async ({ browser }, use) => {
      const { baseURL, locale, timezoneId, viewport, contextOptions } = config.use ?? {};
      const windows = windowsOf(browser, { ...contextOptions, baseURL, locale, timezoneId, viewport });
      await use(windows);
      await windows.close();
    },
    { scope: 'worker' },
  ],
  ventana: async ({ windows }, use) => {
    const page = await windows.take();
    await use(page);
    await windows.giveBack(page);
  },
  context: async ({ ventana }, use) => use(ventana.context()),
  page: async ({ ventana }, use) => use(ventana),
  otraVentana: async ({ windows }, use) => {
    const taken: Page[] = [];
    await use(async () => {
      const page = await windows.take();
      taken.push(page);
      return page;
    });
    for (const page of taken) await windows.giveBack(page);
  },
});
