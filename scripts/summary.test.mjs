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

test('el resumen nombra lo que no se ejecutó y lo que tarda más de 20 s, y acaba con la cuenta', () => {
  const lines = summaryOf([
    outcome,
    { ...outcome, name: 'lint', passed: 0, failed: 1, skipped: [], files: [] },
  ]);

  expect(lines).toContain('No se ejecutaron\n  solo para root');
  expect(lines).toContain('lento.test.ts');
  expect(lines).not.toContain('rápido.test.ts');
  expect(lines.split('\n').at(-1)).toBe('7 passed, 1 failed, 1 skipped');
});

test('lo que solo pasa al repetirlo se dice por su nombre', () => {
  expect(summaryOf([{ ...outcome, flaky: ['a la segunda'] }])).toContain('es un fallo\n  a la segunda');
});

test('lo que falla se dice por su nombre y con su motivo al final, donde se mira', () => {
  expect(summaryOf([{ ...outcome, failures: ['a.test.ts › suma\n    expected 3 to be 4'] }])).toContain(
    'Fallaron\n  a.test.ts › suma\n    expected 3 to be 4',
  );
});
