/**
 * @typedef {import('./counts.mjs').Counts & { name: string, ok: boolean, seconds: number }} Outcome
 */

const SLOW_SECONDS = 20;
const SLOWEST = 10;

/** @param {number} seconds */
const inSeconds = (seconds) => `${seconds.toFixed(1).replace('.', ',')} s`;

/** @param {number} seconds */
const advice = (seconds) => (seconds > SLOW_SECONDS ? ', que conviene aligerar o partir' : '');

/**
 * @param {string} title
 * @param {string[]} lines
 */
const section = (title, lines) =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/**
 * What is read at the end; its last line is for programs too.
 * @param {Outcome[]} outcomes
 */
export function summaryOf(outcomes) {
  const width = Math.max(0, ...outcomes.map(({ name }) => name.length));
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  const slowest = outcomes
    .flatMap(({ files }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  const total = (/** @type {'passed' | 'failed'} */ kind) =>
    outcomes.reduce((sum, outcome) => sum + outcome[kind], 0);
  return [
    ...section(
      'Resumen',
      outcomes.map(
        ({ name, ok, seconds }) =>
          `${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${inSeconds(seconds).padStart(8)}`,
      ),
    ),
    ...section('Fallaron', failures),
    ...section('Solo pasaron al repetirse, y eso es un fallo', flaky),
    ...section('No se ejecutaron', skipped),
    ...section(
      'Lo más lento',
      slowest.map(({ file, seconds }) => `${inSeconds(seconds).padStart(8)}  ${file}${advice(seconds)}`),
    ),
    '',
    `${total('passed')} passed, ${total('failed')} failed, ${skipped.length} skipped`,
  ].join('\n');
}
