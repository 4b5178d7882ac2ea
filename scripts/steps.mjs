import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shareOut } from './cores.mjs';
import { ensureChromium } from './install-chromium.mjs';
import { ensurePoppler } from './install-poppler.mjs';
import { bin, root } from './root.mjs';

/**
 * @typedef {{ name: string, command: string, args: string[], report?: 'vitest' | 'playwright', needs?: string, env?: NodeJS.ProcessEnv, before?: () => Promise<void> }} Step
 * @typedef {{ checks: Step[], build?: Step, tests: Step[] }} Plan tests need the program built
 */

/** The benchmark is looked at with the journeys, whose people it borrows: both would read the whole server. */
export const TYPED = ['packages/shared', 'packages/server', 'packages/web', 'e2e', 'scripts'];

/** Each thread of a check works the types out for itself: alone, one does for half the effort of four. */
const ONE_THREAD = shareOut().sideBySide ? {} : { GOMAXPROCS: '1' };

/** It lives for a minute and what it makes fits in memory: clearing up while it works was a quarter of its effort. */
const SELDOM_CLEARED = { GOGC: '400' };

/**
 * Of whole folders, for a change that others look at.
 * @param {string[]} folders
 */
export const types = (folders) =>
  folders.map((folder) => ({
    name: `tipos de ${folder}`,
    command: bin('tsc'),
    args: ['-p', folder],
    env: ONE_THREAD,
  }));

/**
 * The typed rules have every file's types worked out, and what is wrong with them is told in passing: asked of the
 * compiler folder by folder, those of the server and of what is shared were worked out several times more.
 * @param {string[]} [files] all without them
 */
export const lint = (files = []) => ({
  name: 'tipos y lint',
  command: bin('oxlint'),
  args: ['--type-aware', '--type-check', '--deny-warnings', ...files],
  env: { ...ONE_THREAD, ...SELDOM_CLEARED },
});

/** @param {string[]} [files] all without them */
export const format = (files = []) => ({
  name: 'formato',
  command: bin('biome'),
  args: ['format', ...(files.length > 0 ? ['--no-errors-on-unmatched', ...files] : [])],
});

export const build = {
  name: 'programa construido',
  command: 'node',
  args: ['scripts/build-if-stale.mjs'],
};

/**
 * @param {string} reports a folder for the machine-readable results
 * @param {string[]} which
 * @returns {Step}
 */
export const vitest = (reports, which = ['run']) => ({
  name: 'pruebas',
  command: bin('vitest'),
  args: [
    ...which,
    '--allowOnly=false',
    `--maxWorkers=${shareOut().vitestWorkers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'vitest.json')}`,
  ],
  report: 'vitest',
  before: ensurePoppler,
});

/**
 * @param {string[]} [which]
 * @returns {Step}
 */
export const journeys = (which = []) => ({
  name: 'recorridos en el navegador',
  command: bin('playwright'),
  args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...which],
  report: 'playwright',
  needs: 'e2e/playwright.config.ts',
  before: ensureChromium,
});

/** @returns {Plan} */
export const staticPlan = () => ({ checks: [lint(), format()], tests: [] });

/**
 * @param {string} reports
 * @returns {Plan}
 */
export const wholePlan = (reports) => ({ ...staticPlan(), build, tests: [vitest(reports), journeys()] });

/** @param {Step} step */
export const isMissing = ({ needs }) => needs !== undefined && !existsSync(join(root, needs));
