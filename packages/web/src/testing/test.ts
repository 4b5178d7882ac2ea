import { leerCampana } from '@catedra/shared/avisos/api.ts';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { test as base, vi } from 'vitest';
import { closeJournal } from '#pages/intentos/sala/motor/indexed-journal.ts';
import { queryClient } from '#platform/query-client.ts';
import { olvidarPersona } from '#platform/session.ts';
import { on } from '#testing/answers.ts';
import { closeNetwork, lastRequests, openNetwork } from '#testing/network.ts';
import { openStreams } from '#testing/stream.ts';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
// React counts the elements that note where in the code they were made, and stops at some: at once, since nobody looks here.
Object.defineProperty(Reflect.get(React, INTERNALS), 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
});

const { getElementError } = getConfig();
/** Somebody still waits for it: the page is written out only if it never comes. */
const isAwaited = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // A busy machine is slow, not broken.
  asyncUtilTimeout: 20_000,
  getElementError: (message, container) =>
    isAwaited() ? new Error(message ?? '') : getElementError(message, container),
});

function prepare(): void {
  openNetwork();
  openStreams();
  // Every page has a bell; nothing has happened unless its test says so.
  on(leerCampana, { lineas: [], noLeidos: 0, sigue: null });
  // Nothing is laid out here: nothing lies at any point, and no font arrives.
  const layout = { elementsFromPoint: () => [], fonts: new EventTarget(), compatMode: 'CSS1Compat' };
  Object.assign(document, layout);
}

/** Modules are shared between the files of a worker, so what they remember of one test is taken from them. */
async function tidy(): Promise<void> {
  cleanup();
  vi.useRealTimers();
  await lastRequests();
  queryClient.clear();
  olvidarPersona();
  closeJournal();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
  window.sessionStorage.clear();
  window.localStorage.clear();
  document.body.replaceChildren();
  const wrong = closeNetwork();
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** A test with a screen and a network of its own. */
export const test = base.extend<{ readonly screenAndNetwork: undefined }>({
  screenAndNetwork: [
    async ({ onTestFinished }, use) => {
      prepare();
      onTestFinished(tidy);
      await use(undefined);
    },
    { auto: true },
  ],
});
