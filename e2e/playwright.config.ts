import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { PUERTO } from './support/academy.ts';

/** Journeys in a real browser against the whole program with the demo academy, in a folder of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  use: {
    baseURL: `http://localhost:${PUERTO}`,
    launchOptions: findBrowser(),
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
  },
});
