import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Any address of this site that is next to nothing to draw: there the page has its storage. */
export const NOTHING = '/tema.js';

/** Pages that were taught something for good: nobody else gets them. */
const marked = new WeakSet<Page>();
export const keepFromOthers = (page: Page) => void marked.add(page);

const HEARD = ['console', 'dialog', 'framenavigated', 'pageerror', 'request'] as const;

/** As a page just opened, at an address of this site. */
async function clean(page: Page, { baseURL, viewport }: BrowserContextOptions): Promise<void> {
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: null, forcedColors: null, media: null });
  if (viewport) await page.setViewportSize(viewport);
  await page.goto(NOTHING);
  await page.evaluate(() => window.sessionStorage.clear());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes: 'all' });
  await devtools.detach();
}

/** As a window just opened: with one page, and without cookies, permissions, routes or anything stored. */
async function leaveAsNew(window: BrowserContext, options: BrowserContextOptions): Promise<void> {
  const pages = window.pages();
  const kept = pages.find((page) => !marked.has(page)) ?? (await window.newPage());
  for (const page of pages) if (page !== kept) await page.close();
  await window.unrouteAll({ behavior: 'ignoreErrors' });
  await window.setOffline(false);
  await window.clearPermissions();
  await clean(kept, options);
  await window.clearCookies();
}

/**
 * Windows and their page stay open from one journey to the next: a browser keeps the program as it compiled it, and opens
 * the next page for half the effort. Nothing else is kept.
 */
export function windowsOf(browser: Browser, options: BrowserContextOptions) {
  const idle: Page[] = [];
  const open = async () => (await browser.newContext(options)).newPage();
  return {
    take: async () => idle.pop() ?? open(),
    giveBack: async (page: Page) => {
      const window = page.context();
      await leaveAsNew(window, options);
      idle.push(...window.pages());
    },
    close: async () => {
      for (const page of idle) await page.context().close();
    },
  };
}

export type Windows = ReturnType<typeof windowsOf>;
