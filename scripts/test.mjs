import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { changesPlan } from './changes.mjs';
import { shareOut } from './cores.mjs';
import { NO_TESTS, readCounts } from './counts.mjs';
import { quickFolder } from './quick-folder.mjs';
import { root, toolsEnvironment } from './root.mjs';
import { run, wasInterrupted } from './run.mjs';
import { isMissing, staticPlan, wholePlan } from './steps.mjs';
import { summaryOf } from './summary.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./summary.mjs').Outcome} Outcome
 */

const folder = quickFolder();
const { sideBySide, checks: atOnce } = shareOut();

function choosePlan() {
  if (process.argv.includes('--estatico')) return staticPlan();
  return process.argv.includes('--cambios') ? changesPlan(folder) : wholePlan(folder);
}

const shared = {
  ...toolsEnvironment,
  TMPDIR: folder,
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'playwright.json'),
  CATEDRA_PROGRAMA: join(root, 'packages/server/dist/main.js'),
};

/**
 * What is quiet on a small machine runs without hurry, while tests wait for PostgreSQL or for the browser.
 * @param {Step} step
 * @param {boolean} quiet
 */
async function execute(step, quiet) {
  if (isMissing(step)) return { code: 1, output: `Falta ${step.needs}.` };
  try {
    await step.before?.();
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
  const { command, args } = step;
  const env = { ...shared, ...step.env };
  return quiet && !sideBySide
    ? run('nice', ['-n', '10', command, ...args], { env, quiet })
    : run(command, args, { env, quiet });
}

/**
 * @param {Step} step
 * @param {boolean} quiet what runs beside others tells only how it ended, and what it said if it went wrong
 * @returns {Promise<Outcome[]>}
 */
async function perform(step, quiet) {
  if (wasInterrupted()) return [];
  const started = Date.now();
  if (!quiet) console.log(`\n▸ ${step.name}`);
  const { code, output } = await execute(step, quiet);
  if (wasInterrupted()) return [];
  const counts = step.report ? readCounts(step.report, join(folder, `${step.report}.json`)) : NO_TESTS;
  const failed = counts.failed || (code === 0 ? 0 : 1);
  if (quiet) console.log(`${failed === 0 ? '✓' : '✗'} ${step.name}`);
  if (failed > 0 && output) console.error(output.trimEnd());
  return [{ ...counts, name: step.name, ok: failed === 0, failed, seconds: (Date.now() - started) / 1000 }];
}

/**
 * @param {Step[]} steps
 * @returns {Promise<Outcome[]>}
 */
async function performTogether(steps) {
  const pending = [...steps.entries()];
  /** @type {Outcome[][]} */
  const outcomes = [];
  const worker = async () => {
    for (let next = pending.shift(); next; next = pending.shift()) {
      outcomes[next[0]] = await perform(next[1], true);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes.flat();
}

/**
 * @param {Step | undefined} build
 * @param {Step[]} tests
 * @returns {Promise<Outcome[]>}
 */
async function performTests(build, tests) {
  const built = build ? await perform(build, sideBySide) : [];
  if (sideBySide) return [...built, ...(await Promise.all(tests.map((step) => perform(step, true)))).flat()];
  for (const step of tests) built.push(...(await perform(step, false)));
  return built;
}

try {
  const { checks, build, tests } = choosePlan();
  const checked = performTogether(checks);
  if (tests.length === 0) await checked;
  const tested = await performTests(build, tests);
  const outcomes = [...(await checked), ...tested];
  if (!wasInterrupted()) console.log(summaryOf(outcomes));
  if (outcomes.some(({ ok }) => !ok)) process.exitCode ||= 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode ||= 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
