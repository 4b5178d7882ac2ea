import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

/**
 * What the report of a step of tests tells: how many, which ones failed and what each said, which ones passed only
 * when repeated, which ones did not run, and how long each file took.
 * @typedef {{ passed: number, failed: number, failures: string[], skipped: string[], flaky: string[], files: { file: string, seconds: number }[] }} Counts
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, status: string, message?: string, startTime: number, endTime: number, assertionResults: Assertion[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport
 * @typedef {{ title: string, tests: { status: string, results: { duration: number, error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ file: string, specs: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, unexpected: number }, errors: unknown[], suites: Suite[] }} PlaywrightReport
 */

/** @type {Counts} */
export const NO_TESTS = { passed: 0, failed: 0, failures: [], skipped: [], flaky: [], files: [] };

/**
 * A step of tests that leaves no report ended before it could count: that is one failure.
 * @param {'vitest' | 'playwright'} kind
 * @param {string} file
 * @returns {Counts}
 */
export function readCounts(kind, file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return kind === 'vitest' ? countVitest(report) : countPlaywright(report);
  } catch {
    return { ...NO_TESTS, failed: 1 };
  }
}

const LINES_OF_A_MESSAGE = 12;

/**
 * @param {string} title
 * @param {string} [message]
 */
const failure = (title, message = '') =>
  [title, ...stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_A_MESSAGE)]
    .filter((line) => line.trim() !== '')
    .join('\n    ');

const NOT_RUN = ['skipped', 'pending', 'todo', 'disabled'];

/**
 * A file that breaks before its first test has no failed test to count, so it counts itself.
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) =>
            failure(`${relative(root, name)} › ${fullName}`, failureMessages?.[0]),
          ),
      ),
      ...broken.map(({ name, message }) => failure(relative(root, name), message)),
    ],
    skipped: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => NOT_RUN.includes(status))
      .map(({ fullName }) => fullName),
    flaky: [],
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/**
 * A journey that passes only when it is repeated has failed once: it counts as failed.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors, suites }) {
  const files = suites.map((suite) => ({ file: `e2e/${suite.file}`, own: specsOf(suite) }));
  const specs = files.flatMap(({ own }) => own);
  const titled = (/** @type {string} */ status) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status)).map(({ title }) => title);
  const flaky = titled('flaky');
  return {
    passed: stats.expected,
    failed: stats.unexpected + flaky.length + errors.length,
    failures: files.flatMap(({ file, own }) =>
      own
        .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
        .map((spec) => failure(`${file} › ${spec.title}`, messageOf(spec))),
    ),
    skipped: titled('skipped'),
    flaky,
    files: files.map(({ file, own }) => ({
      file,
      seconds: own.reduce((sum, spec) => sum + secondsOf(spec), 0),
    })),
  };
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {Spec} spec */
const secondsOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000;

/** @param {Spec} spec */
const messageOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error?.message)?.error?.message;
