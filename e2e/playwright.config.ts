import { defineConfig } from '@playwright/test';
import { shareOut } from '../scripts/cores.mjs';
import { findBrowser } from './browser.ts';

/** Journeys in a real browser against the whole program with the demo academy, in a folder of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: shareOut().browsers,
  forbidOnly: true,
  // Only what hangs reaches them, however busy the machine.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  use: {
    // Loaded again by each worker, when the academy of the journeys is already open.
    baseURL: process.env.CATEDRA_ORIGEN,
    // As long as an expectation waits: what is not on the page fails with its name, long before the test's own end.
    actionTimeout: 120_000,
    launchOptions: findBrowser(),
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // As whoever asks for less movement sees it: drawing it was a third of the browser's work. With it, `foco.spec.ts`.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
