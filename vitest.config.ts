import { defineConfig } from 'vitest/config';

const project = (name: string, options = {}) => ({
  test: { name, root: `packages/${name}`, include: ['src/**/*.test.{ts,tsx}'], ...options },
});

export default defineConfig({
  test: {
    // Files share nothing but modules: loading the whole application anew for each took longer than its tests.
    isolate: false,
    // One for each of two processors: PostgreSQL does the rest of the work.
    maxWorkers: 2,
    projects: [
      project('shared'),
      project('server', {
        globalSetup: ['src/testing/global-setup.ts'],
        testTimeout: 30_000,
        hookTimeout: 30_000,
      }),
      project('web', { include: ['{src,build}/**/*.test.{ts,tsx}'] }),
      {
        test: {
          name: 'contrato',
          root: 'e2e/contrato',
          include: ['*.test.ts'],
          globalSetup: ['../../packages/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      { test: { name: 'scripts', root: 'scripts', include: ['*.test.mjs'] } },
    ],
  },
});
