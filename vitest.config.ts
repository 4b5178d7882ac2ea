import { defineConfig } from 'vitest/config';
import { shareOut } from './scripts/cores.mjs';

/** Only what hangs reaches it: on a machine with much else to do, a test of a second may take a minute. */
const HANGS_MS = 180_000;

const POSTGRES = 'packages/server/src/testing/global-setup.ts';

/**
 * A screen for every test, whether it looks at it or not: a worker ends when the next file wants another environment, and
 * with it what it had loaded. This library as a browser takes it: for Node it has another way of sending.
 */
const AS_A_BROWSER = {
  environment: 'happy-dom',
  alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' },
  server: { deps: { inline: ['tus-js-client'] } },
};

const SESION = `${import.meta.dirname}/packages/server/src/features/sesion`;
const SHEETS = `${import.meta.dirname}/packages/server/src/platform/sheets`;

/** At its real cost a password takes 30 ms of a processor, and tests sign in hundreds of times and read as many files. */
const CHEAP = {
  alias: {
    '#features/sesion/passwords/cost.ts': `${SESION}/testing/cost.ts`,
    '#platform/sheets/reader.ts': `${SHEETS}/testing/reader.ts`,
  },
};

const project = (name: string, root: string, include: string, globalSetup: string[] = [], more = {}) => ({
  test: {
    name,
    root,
    include: [include],
    globalSetup: globalSetup.map((file) => `${import.meta.dirname}/${file}`),
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: HANGS_MS / 2 } },
    ...more,
  },
});

export default defineConfig({
  // How long each file took, by which the next run begins with the longest, outlives a new installation here.
  cacheDir: '.cache/vite',
  test: {
    // Files share nothing but modules: loading the whole application anew for each took longer than its tests.
    isolate: false,
    // Little of what a test makes outlives it: with more room for the young, the rubbish is gone through less often.
    execArgv: ['--max-semi-space-size=64'],
    teardownTimeout: HANGS_MS,
    maxWorkers: shareOut().vitestWorkers,
    projects: [
      project('shared', 'packages/shared', 'src/**/*.test.ts'),
      project('server', 'packages/server', '{src,build}/**/*.test.ts', [POSTGRES], CHEAP),
      project('web', 'packages/web', '{src,build}/**/*.test.{ts,tsx}', [], AS_A_BROWSER),
      project('contrato', 'e2e/contrato', '*.test.ts', [POSTGRES]),
      project('scripts', 'scripts', '*.test.mjs'),
      project('medidas', 'bench', '*.test.ts', [POSTGRES]),
    ],
  },
});
