import { defineConfig } from 'vitest/config';
import { shareOut } from './scripts/cores.mjs';

/** Only what hangs reaches it: on a machine with much else to do, a test of a second may take a minute. */
const HANGS_MS = 180_000;

const POSTGRES = 'packages/server/src/testing/global-setup.ts';

/** As a browser takes it: for Node this library has another way of sending. */
const AS_A_BROWSER = {
  alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' },
  server: { deps: { inline: ['tus-js-client'] } },
};

const SESION = `${import.meta.dirname}/packages/server/src/features/sesion`;

/** Passwords as any other work: at their real cost they were a tenth of it. */
const CHEAP_PASSWORDS = {
  alias: { '#features/sesion/passwords/cost.ts': `${SESION}/testing/cost.ts` },
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
  test: {
    // Files share nothing but modules: loading the whole application anew for each took longer than its tests.
    isolate: false,
    teardownTimeout: HANGS_MS,
    maxWorkers: shareOut().vitestWorkers,
    projects: [
      project('shared', 'packages/shared', 'src/**/*.test.ts'),
      project('server', 'packages/server', 'src/**/*.test.ts', [POSTGRES], CHEAP_PASSWORDS),
      project('web', 'packages/web', '{src,build}/**/*.test.{ts,tsx}', [], AS_A_BROWSER),
      project('contrato', 'e2e/contrato', '*.test.ts', [POSTGRES]),
      project('scripts', 'scripts', '*.test.mjs'),
    ],
  },
});
