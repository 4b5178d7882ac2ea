import { expect, test } from 'vitest';
import { summaryOf } from './summary.mjs';

const outcome = {
  name: 'pruebas',
  ok: true,
  seconds: 61.25,
  passed: 7,
  failed: 0,
  skipped: ['solo para root'],
  failures: [],
  flaky: [],
  files: [
    { file: 'rápido.test.ts', seconds: 19.9 },
    { file: 'lento.test.ts', seconds: 20.1 },
  ],
};

test('el resumen nombra lo que no se ejecutó y acaba con la cuenta', () => {
  const lines = summaryOf([
    outcome,
    { ...outcome, name: 'lint', passed: 0, failed: 1, skipped: [], files: [] },
  ]);

  expect(lines).toContain('No se ejecutaron\n  solo para root');
  expect(lines.split('\n').at(-1)).toBe('7 passed, 1 failed, 1 skipped');
});

test('el resumen dice qué fue lo más lento, de pruebas y recorridos, y qué conviene partir', () => {
  const recorridos = { file: 'e2e/aula.spec.ts', seconds: 61.04 };
  const lines = summaryOf([outcome, { ...outcome, name: 'recorridos', files: [recorridos] }]).split('\n');
  const start = lines.indexOf('Lo más lento') + 1;

  expect(lines.slice(start, start + 3)).toEqual([
    '    61,0 s  e2e/aula.spec.ts, que conviene aligerar o partir',
    '    20,1 s  lento.test.ts, que conviene aligerar o partir',
    '    19,9 s  rápido.test.ts',
  ]);
});

test('de lo más lento se nombran diez archivos', () => {
  const files = Array.from({ length: 30 }, (_, i) => ({ file: `${i}.test.ts`, seconds: i }));
  const lines = summaryOf([{ ...outcome, files }]);

  expect(lines.match(/\d+\.test\.ts/g)).toEqual(
    files
      .slice(20)
      .toReversed()
      .map(({ file }) => file),
  );
});

test('lo que solo pasa al repetirlo se dice por su nombre', () => {
  expect(summaryOf([{ ...outcome, flaky: ['a la segunda'] }])).toContain('es un fallo\n  a la segunda');
});

test('lo que falla se dice por su nombre y con su motivo al final, donde se mira', () => {
  expect(summaryOf([{ ...outcome, failures: ['a.test.ts › suma\n    expected 3 to be 4'] }])).toContain(
    'Fallaron\n  a.test.ts › suma\n    expected 3 to be 4',
  );
});
