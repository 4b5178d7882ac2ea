import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countPlaywright, countVitest, readCounts } from './counts.mjs';
import { root } from './root.mjs';

const NAME = join(root, 'packages/shared/src/a.test.ts');
const file = (/** @type {string} */ status, /** @type {string[]} */ ...tests) => ({
  name: NAME,
  status,
  message: 'no se carga',
  startTime: 1000,
  endTime: 3500,
  assertionResults: tests.map((one) => ({
    status: one,
    fullName: `prueba ${one}`,
    failureMessages: ['motivo'],
  })),
});
const journey = (
  /** @type {string} */ title,
  /** @type {string} */ status,
  /** @type {number[]} */ ...times
) => ({
  title,
  tests: [{ status, results: times.map((duration) => ({ duration, error: { message: 'no se ve' } })) }],
});

test('un archivo que se rompe antes de su primera prueba cuenta como un fallo', () => {
  const testResults = [file('passed', 'passed'), file('failed', 'failed'), file('failed')];

  expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toMatchObject({
    passed: 1,
    failed: 2,
    failures: [
      'packages/shared/src/a.test.ts › prueba failed\n    motivo',
      'packages/shared/src/a.test.ts\n    no se carga',
    ],
  });
});

test('las pruebas que no se ejecutan se cuentan por su nombre, y de cada archivo se sabe cuánto tardó', () => {
  const testResults = [file('passed', 'passed', 'skipped', 'todo')];

  expect(countVitest({ numPassedTests: 1, numFailedTests: 0, testResults })).toMatchObject({
    skipped: ['prueba skipped', 'prueba todo'],
    files: [{ file: 'packages/shared/src/a.test.ts', seconds: 2.5 }],
  });
});

test('un recorrido que solo pasa al repetirlo cuenta como fallo, con su nombre, igual que un error de carga', () => {
  const suites = [
    {
      file: 'aula.spec.ts',
      specs: [journey('bueno', 'expected', 4000), journey('a la segunda', 'flaky', 3000, 2000)],
      suites: [{ file: 'aula.spec.ts', specs: [journey('apartado', 'skipped')] }],
    },
  ];

  expect(countPlaywright({ stats: { expected: 4, unexpected: 1 }, errors: [{}], suites })).toEqual({
    passed: 4,
    failed: 3,
    failures: ['e2e/aula.spec.ts › a la segunda\n    no se ve'],
    skipped: ['apartado'],
    flaky: ['a la segunda'],
    files: [{ file: 'e2e/aula.spec.ts', seconds: 9 }],
  });
});

test('unas pruebas que no dejan informe son un fallo', () => {
  expect(readCounts('vitest', '/no/existe.json')).toMatchObject({ passed: 0, failed: 1 });
});
