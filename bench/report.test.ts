import { expect, test } from 'vitest';
import { FIGURES, type Figure } from './figures.ts';
import { fails, judge, reportOf, rowsOf, undeclared, type Verdict } from './report.ts';

const ratio: Figure = { words: 'veces', kind: 'timed', better: 'higher', bound: 0.5 };
const time: Figure = { words: 'ms', kind: 'timed', better: 'lower', bound: 100 };
const size: Figure = { words: 'kB', kind: 'size', better: 'lower', bound: 140 };
const none: Figure = { words: 'perdidas', kind: 'count', better: 'lower', bound: 0 };
const unbound: Figure = { words: 'ms', kind: 'timed', better: 'lower' };

type Case = readonly [string, Figure, number | undefined, number | undefined, Verdict];

test.each<Case>([
  ['un 7 % menos de lo prometido se tolera', ratio, 0.465, undefined, 'cumple'],
  ['algo más del 7 % ya no', ratio, 0.46, undefined, 'no llega'],
  ['un 7 % más de tiempo se tolera', time, 107, undefined, 'cumple'],
  ['algo más de tiempo ya no', time, 107.1, undefined, 'no llega'],
  ['un tamaño justo cabe', size, 140, undefined, 'cumple'],
  ['un tamaño no tolera nada', size, 140.1, undefined, 'no llega'],
  ['una cuenta tampoco', none, 1, undefined, 'no llega'],
  ['un décimo peor que lo guardado pasa', time, 55, 50, 'cumple'],
  ['más de un décimo peor, aunque llegue, no', time, 55.1, 50, 'empeora'],
  ['lo mismo donde más es mejor', ratio, 0.72, 0.8, 'cumple'],
  ['y algo menos', ratio, 0.71, 0.8, 'empeora'],
  ['mejor que lo guardado', ratio, 2, 0.8, 'cumple'],
  ['de lo que era cero, cualquier cosa es peor', { ...none, bound: undefined }, 1, 0, 'empeora'],
  ['no llegar se dice antes que empeorar', time, 300, 50, 'no llega'],
  ['sin cota ni nada guardado', unbound, 1e6, undefined, 'cumple'],
  ['sin cota, contra lo guardado', unbound, 12, 10, 'empeora'],
  ['lo que no salió falta', time, undefined, 50, 'falta'],
  ['lo que no es un número falta', ratio, Number.NaN, undefined, 'falta'],
])('%s', (_, figure, now, kept, verdict) => {
  expect(judge(figure, now, kept, true)).toBe(verdict);
});

test('lo que no se pidió queda sin medir y no es un fallo', () => {
  expect(judge(time, undefined, 50, false)).toBe('sin medir');
  const rows = rowsOf(['curso'], { curso_vs_select: 0.5 }, {});
  expect(rows.filter(({ verdict }) => verdict === 'cumple').map(({ name }) => name)).toEqual([
    'curso_vs_select',
  ]);
  expect(fails(rows, [])).toBe(false);
  expect(reportOf(rows, [], 'x64, 2 núcleos')).toMatch(/login_kb +≤ 140 +— +sin medir\n/);
});

test('lo que se pidió y no salió es un fallo, y una medida que no termina también', () => {
  expect(fails(rowsOf(['curso', 'paginas'], { curso_vs_select: 0.5 }, {}), [])).toBe(true);
  const rows = rowsOf(['curso'], { curso_vs_select: 0.5 }, {});
  expect(fails(rows, [{ measure: 'curso', reason: 'se cortó' }])).toBe(true);
});

test('el informe es una tabla con lo prometido, lo guardado y lo de ahora, y nombra lo que falla', () => {
  const measured = { curso_vs_select: 0.4, arranque_s: 2 };
  const rows = rowsOf(['curso', 'arranque'], measured, { curso_vs_select: 0.47, arranque_s: 1.5 });
  const report = reportOf(rows, [{ measure: 'subida', reason: 'respondió 415' }], 'x64, 2 núcleos');
  const lines = report.split('\n');
  expect(lines.find((line) => line.startsWith('cifra'))).toMatch(/^cifra +cota +guardada +ahora$/);
  expect(lines.find((line) => line.startsWith('curso_vs_select'))).toMatch(/≥ 0,45 +0,47 +0,4 +✗ no llega$/);
  expect(report).toContain(
    '  curso_vs_select: cursos leídos, frente a un SELECT; 0,4, y se prometió ≥ 0,45\n',
  );
  expect(report).toContain(
    'Empeoran más de un décimo respecto de lo guardado en x64, 2 núcleos\n  arranque_s',
  );
  expect(report).toContain('No terminaron\n  subida: respondió 415\n');
  expect(report).toContain('No salieron\n  memoria_mb');
});

test('cada cifra es de una sola medida', () => {
  const names = Object.values(FIGURES).flatMap((own) => Object.keys(own));
  expect(new Set(names).size).toBe(names.length);
});

test('una medida no calla lo que declara ni dice de más', () => {
  expect(undeclared('cambio', { cambio_ms: 130 })).toEqual([]);
  expect(undeclared('cambio', { cambio_ms: Number.NaN })).toEqual(['cambio_ms']);
  expect(undeclared('cambio', { otra: 1 })).toEqual(['cambio_ms', 'otra']);
});
