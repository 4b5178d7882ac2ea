import { type Page, PAGES } from '../../packages/web/build/pages.ts';
import { measureFirstLoad } from '../../packages/web/scripts/first-load.ts';
import { rounded } from '../load.ts';

/** What the browser loads before each of the pages where one begins can be used. */
export async function measurePages() {
  const pages = Object.keys(PAGES) as Page[];
  const weighed = pages.map(async (page) => [`${page}_kb`, rounded((await measureFirstLoad(page)).kb, 1)]);
  return Object.fromEntries(await Promise.all(weighed)) as Record<`${Page}_kb`, number>;
}
