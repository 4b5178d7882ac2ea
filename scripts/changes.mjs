import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { build, format, journeys, lint, TYPED, types, vitest } from './steps.mjs';

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** Where this branch left main; on main itself, the last commit. */
function base() {
  const [found] = ['main', 'origin/main'].flatMap((name) => git('merge-base', 'HEAD', name));
  const [last] = git('rev-parse', 'HEAD');
  const since = found ?? last;
  if (!since)
    throw new Error('Aquí no hay historia de git con la que comparar. Ejecuta npm test sin --cambios.');
  return since;
}

/** Whose types look at those of each folder. */
const LOOKED_AT_BY = /** @type {Record<string, string[]>} */ ({
  'packages/shared': ['packages/server', 'packages/web', 'e2e'],
  'packages/server': ['e2e'],
  'packages/web': ['e2e'],
  bench: ['e2e'],
  scripts: ['e2e'],
});

/** No test imports these, and any could notice them. */
const OF_EVERY_TEST = [
  /^package(-lock)?\.json$/,
  /^vitest\.config\.ts$/,
  /^packages\/server\/src\/base\//,
  /^packages\/server\/src\/testing\/(global-setup|test-server)\.ts$/,
];

const READS = /\b(globSync|readdirSync|readFileSync)\(/;
const FROM_THE_TREE = /\bimport\.meta\.|\bsourceFile\(/;

/**
 * Whether a test reads files of the project instead of importing them, so that any change could matter to it.
 * @param {string} text
 */
export const readsTheTree = (text) => READS.test(text) && FROM_THE_TREE.test(text);

const TESTS = '{packages,scripts,e2e}/**/*.test.{ts,tsx,mjs}';

export const treeReaders = () =>
  globSync(TESTS, { cwd: root, exclude: ['**/node_modules/**'] }).filter((file) =>
    readsTheTree(readFileSync(join(root, file), 'utf8')),
  );

/**
 * What a change touches.
 * @param {string[]} files
 */
export function affected(files) {
  const touched = (/** @type {string} */ folder) => files.some((file) => file.startsWith(`${folder}/`));
  return {
    typed: TYPED.filter(
      (folder) =>
        touched(folder) ||
        Object.entries(LOOKED_AT_BY).some(([other, by]) => by.includes(folder) && touched(other)),
    ),
    code: files.filter((file) => /\.(ts|tsx|mjs)$/.test(file)),
    everyTest: files.some((file) => OF_EVERY_TEST.some((pattern) => pattern.test(file))),
    journeys: touched('e2e'),
  };
}

/**
 * @param {string} reports
 * @returns {import('./steps.mjs').Plan}
 */
export function changesPlan(reports) {
  const since = base();
  const files = [
    ...git('diff', '--name-only', '--relative', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(join(root, file)));
  const { typed, code, everyTest, journeys: walked } = affected(files);
  const related = ['related', '--run', ...treeReaders(), ...files];
  return {
    checks: [...types(typed), ...(code.length > 0 ? [lint(code), format(code)] : [])],
    build,
    tests: [
      vitest(reports, everyTest ? ['run'] : related),
      ...(walked ? [journeys([`--only-changed=${since}`, '--pass-with-no-tests'])] : []),
    ],
  };
}
