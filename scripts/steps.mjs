import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root } from './root.mjs';

/**
 * @typedef {{ name: string, command: string, args: string[], report?: 'vitest' | 'playwright', needs?: string }} Step
 */

const TYPED = ['packages/shared', 'packages/server', 'packages/web', 'e2e', 'bench', 'scripts'];

/** @type {Step[]} */
export const staticSteps = [
  ...TYPED.map((folder) => ({ name: `tipos de ${folder}`, command: bin('tsc'), args: ['-p', folder] })),
  { name: 'lint', command: bin('oxlint'), args: ['--type-aware', '--deny-warnings'] },
  { name: 'formato', command: bin('biome'), args: ['format'] },
  { name: 'OpenAPI al día', command: 'node', args: ['packages/server/src/openapi.ts', '--check'] },
];

/**
 * In order: whole starts and journeys need the program built.
 * @param {string} reports a folder for the machine-readable results
 * @returns {Step[]}
 */
export const testSteps = (reports) => [
  { name: 'programa construido', command: 'node', args: ['scripts/build-if-stale.mjs'] },
  {
    name: 'pruebas',
    command: bin('vitest'),
    args: [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ],
    report: 'vitest',
  },
  {
    name: 'recorridos en el navegador',
    command: bin('playwright'),
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    report: 'playwright',
    needs: 'e2e/playwright.config.ts',
  },
];

/** @param {Step} step */
export const isMissing = ({ needs }) => needs !== undefined && !existsSync(join(root, needs));
