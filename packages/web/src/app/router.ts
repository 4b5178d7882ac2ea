import { createRouter } from '@tanstack/react-router';
import { keepEmptyParts } from '#app/empty-parts.ts';
import { PendingPage } from '#app/layout/FramePlaceholder.tsx';
import { PageError } from '#app/PageError.tsx';
import { routeTree } from '#app/routes.ts';
import { sharedCover } from '#app/shared-cover.ts';

const ENOUGH_TO_NOTICE = 200;

/** Search parameters are plain text, so that an address reads as a person would write it. */
const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'number' || typeof value === 'boolean') params.set(name, String(value));
    if (typeof value === 'string' && value !== '') params.set(name, value);
  }
  return params.size === 0 ? '' : `?${params}`;
}

keepEmptyParts();

export const router = createRouter({
  routeTree,
  // An address is one alone: `/HOME` is none of the academy's.
  caseSensitive: true,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingComponent: PendingPage,
  defaultPendingMs: ENOUGH_TO_NOTICE,
  defaultErrorComponent: PageError,
  defaultViewTransition: sharedCover(),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
