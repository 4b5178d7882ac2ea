import { FIGURES, type Figure, type Figures, figuresOf, type MeasureName } from './figures.ts';

/** Of what is timed, a bound forgives this share; against what was kept, everything forgives a tenth. */
const TOLERANCE = 0.07;
const WORSE = 0.1;

/** Products of decimals stray by less than this. */
const DUST = 1e-9;

export type Verdict = 'cumple' | 'no llega' | 'empeora' | 'falta' | 'sin medir';

export interface Failure {
  readonly measure: string;
  readonly reason: string;
}

export interface Row {
  readonly name: string;
  readonly figure: Figure;
  readonly kept?: number;
  readonly now?: number;
  readonly verdict: Verdict;
}

/** Whether it is worse than a limit moved by a share of itself. */
const beyond = (now: number, limit: number, better: Figure['better'], share: number): boolean =>
  better === 'lower' ? now - limit * (1 + share) > DUST : limit * (1 - share) - now > DUST;

/** Asked for and not there is a failure; not asked for is not. */
export function judge(
  figure: Figure,
  now: number | undefined,
  kept: number | undefined,
  asked: boolean,
): Verdict {
  if (now === undefined || !Number.isFinite(now)) return asked ? 'falta' : 'sin medir';
  const tolerance = figure.kind === 'timed' ? TOLERANCE : 0;
  if (figure.bound !== undefined && beyond(now, figure.bound, figure.better, tolerance)) return 'no llega';
  if (kept !== undefined && beyond(now, kept, figure.better, WORSE)) return 'empeora';
  return 'cumple';
}

export function rowsOf(asked: readonly MeasureName[], figures: Figures, kept: Figures): Row[] {
  return Object.entries(FIGURES).flatMap(([measure, own]) =>
    Object.entries<Figure>(own).map(([name, figure]) => ({
      name,
      figure,
      kept: kept[name],
      now: figures[name],
      verdict: judge(figure, figures[name], kept[name], asked.includes(measure as MeasureName)),
    })),
  );
}

const FAILS: readonly Verdict[] = ['no llega', 'empeora', 'falta'];

export const fails = (rows: readonly Row[], failures: readonly Failure[]): boolean =>
  failures.length > 0 || rows.some(({ verdict }) => FAILS.includes(verdict));

const number = (value: number | undefined): string =>
  value === undefined || !Number.isFinite(value) ? '—' : value.toLocaleString('es', { useGrouping: false });

const bound = ({ bound: limit, better }: Figure): string =>
  limit === undefined ? '—' : `${better === 'lower' ? '≤' : '≥'} ${number(limit)}`;

function table(rows: readonly Row[]): string[] {
  const cells = [
    ['cifra', 'cota', 'guardada', 'ahora', ''],
    ...rows.map(({ name, figure, kept, now, verdict }) => [
      name,
      bound(figure),
      number(kept),
      now === undefined ? 'sin medir' : number(now),
      FAILS.includes(verdict) ? `✗ ${verdict}` : '',
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** What is read after a run; the JSON of all figures follows it. */
export function reportOf(rows: readonly Row[], failures: readonly Failure[], machine: string): string {
  const named = (verdict: Verdict, why: (row: Row) => string) =>
    rows
      .filter((row) => row.verdict === verdict)
      .map((row) => `${row.name}: ${row.figure.words}; ${why(row)}`);
  return [
    '',
    ...table(rows),
    ...section(
      'No llegan a lo prometido',
      named('no llega', ({ figure, now }) => `${number(now)}, y se prometió ${bound(figure)}`),
    ),
    ...section(
      `Empeoran más de un décimo respecto de lo guardado en ${machine}`,
      named('empeora', ({ kept, now }) => `${number(now)}, y era ${number(kept)}`),
    ),
    ...section(
      'No terminaron',
      failures.map(({ measure, reason }) => `${measure}: ${reason}`),
    ),
    ...section(
      'No salieron',
      named('falta', () => 'se pidió y no se midió'),
    ),
    '',
  ].join('\n');
}

export const isMeasure = (name: string): name is MeasureName => name in FIGURES;

/** What a measure left out or made up of what it declares. */
export function undeclared(name: MeasureName, found: Figures): string[] {
  const declared = figuresOf(name);
  return [
    ...declared.filter((figure) => !Number.isFinite(found[figure])),
    ...Object.keys(found).filter((figure) => !declared.includes(figure)),
  ];
}
