import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCounts } from './counts.mjs';
import { root, toolsEnvironment } from './root.mjs';
import { run, wasInterrupted } from './run.mjs';
import { isMissing, staticSteps, testSteps } from './steps.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {{ name: string, ok: boolean, seconds: number, passed: number, failed: number }} Outcome
 */

const SIDE_BY_SIDE = 2;
const onlyStatic = process.argv.includes('--estatico');
const reports = mkdtempSync(join(tmpdir(), 'catedra-informes-'));

/**
 * @param {Step} step
 * @param {boolean} quiet
 * @returns {Promise<Outcome>}
 */
async function perform(step, quiet) {
  const started = Date.now();
  if (!quiet) console.log(`\n▸ ${step.name}`);
  const env = {
    ...toolsEnvironment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
    CATEDRA_PROGRAMA: join(root, 'packages/server/dist/main.js'),
  };
  const { code, output } = isMissing(step)
    ? { code: 1, output: `Falta ${step.needs}.` }
    : await run(step.command, step.args, { env, quiet });
  if (code !== 0 && output) console.error(`\n▸ ${step.name}\n${output.trimEnd()}`);
  const counts = step.report
    ? readCounts(step.report, join(reports, `${step.report}.json`))
    : { passed: 0, failed: 0 };
  return {
    name: step.name,
    ok: code === 0 && counts.failed === 0,
    seconds: (Date.now() - started) / 1000,
    ...counts,
  };
}

/**
 * @param {Step[]} steps
 * @returns {Promise<Outcome[]>}
 */
async function performSideBySide(steps) {
  const pending = [...steps.entries()];
  /** @type {Outcome[]} */
  const outcomes = [];
  const worker = async () => {
    for (let next = pending.shift(); next && !wasInterrupted(); next = pending.shift()) {
      outcomes[next[0]] = await perform(next[1], true);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  return outcomes.filter(Boolean);
}

/** @param {Outcome[]} outcomes */
function summarise(outcomes) {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  console.log('\nResumen');
  for (const { name, ok, seconds } of outcomes) {
    console.log(
      `  ${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${seconds.toFixed(1).replace('.', ',').padStart(6)} s`,
    );
  }
  const total = (/** @type {'passed' | 'failed'} */ kind) =>
    outcomes.reduce((sum, outcome) => sum + outcome[kind], 0);
  if (!onlyStatic) console.log(`${total('passed')} passed, ${total('failed')} failed`);
}

console.log('▸ comprobaciones estáticas');
const outcomes = await performSideBySide(staticSteps);
for (const step of onlyStatic ? [] : testSteps(reports)) {
  if (!wasInterrupted()) outcomes.push(await perform(step, false));
}
rmSync(reports, { recursive: true, force: true });
if (!wasInterrupted()) summarise(outcomes);
if (outcomes.some(({ ok }) => !ok)) process.exitCode ||= 1;
