import { expect, test } from 'vitest';
import { countPlaywright, countVitest, readCounts } from './counts.mjs';

test('un archivo que se rompe antes de su primera prueba cuenta como un fallo', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ];

  expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 2,
  });
});

test('los recorridos que pasan al segundo intento cuentan como buenos y los errores de carga como fallos', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1 };

  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 2 });
});

test('unas pruebas que no dejan informe son un fallo', () => {
  expect(readCounts('vitest', '/no/existe.json')).toEqual({ passed: 0, failed: 1 });
});
