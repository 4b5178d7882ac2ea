import { expect, test } from 'vitest';
import { NADA_ESPERA } from '#pages/entregas/cola/fake-queue.ts';
import {
  barsOf,
  corregidasDe,
  deCuando,
  edadDe,
  queEntrego,
  resumenDe,
  titleOfAges,
} from '#pages/entregas/cola/words.ts';

const at = { now: new Date('2026-03-05T12:00:00.000Z'), zone: 'Europe/Madrid' };
const HOY = '2026-03-05T09:00:00.000Z';
const AYER = '2026-03-04T23:30:00.000Z';
const ANTES = '2026-03-02T09:00:00.000Z';

test('el día lo dice el calendario de quien lee', () => {
  expect(deCuando(HOY, at)).toBe('hoy');
  // Half past midnight in Madrid is today already.
  expect(deCuando(AYER, at)).toBe('hoy');
  expect(deCuando('2026-03-04T20:00:00.000Z', at)).toBe('ayer');
  expect(deCuando(ANTES, at)).toBe('hace 3 días');
});

test.each([
  [1, ANTES, ANTES, 'de hace 3 días'],
  [2, HOY, HOY, 'las dos, de hoy'],
  [5, HOY, AYER, 'todas, de hoy'],
  [5, ANTES, HOY, 'la más antigua, de hace 3 días'],
])('la edad de %i', (cuantas, desde, hasta, dicha) => {
  expect(edadDe({ cuantas, desde, hasta }, at)).toBe(dicha);
});

const primera = { id: 'a', lugar: null, desde: ANTES };

test.each([
  [NADA_ESPERA, 'Nada espera.'],
  [{ ...NADA_ESPERA, total: 1, personas: 1, primera }, '1 entrega, que espera desde hace 3 días.'],
  [
    { ...NADA_ESPERA, total: 46, personas: 1, primera },
    '46 entregas de 1 persona. La más antigua espera desde hace 3 días.',
  ],
])('lo que espera, en una frase', (pendientes, dicha) => {
  expect(resumenDe(pendientes, at)).toBe(dicha);
});

test.each([
  [[], 'Nada espera'],
  [[{ dias: 0, cuantas: 1 }], 'Es de hoy'],
  [[{ dias: 1, cuantas: 4 }], 'Todas son de ayer'],
  [
    [
      { dias: 0, cuantas: 4 },
      { dias: 1, cuantas: 1 },
    ],
    '1 es de ayer',
  ],
  [
    [
      { dias: 0, cuantas: 4 },
      { dias: 3, cuantas: 8 },
    ],
    '8 llevan 3 días',
  ],
  [
    [
      { dias: 0, cuantas: 4 },
      { dias: 4, cuantas: 1 },
    ],
    '1 lleva más de 3 días',
  ],
  [[{ dias: 31, cuantas: 1200 }], 'Todas llevan más de un mes'],
])('las edades dicen lo más antiguo', (edades, dicho) => {
  expect(titleOfAges(edades)).toBe(dicho);
});

test('hay una barra por tramo, también donde no espera ninguna', () => {
  expect(
    barsOf([
      { dias: 0, cuantas: 4 },
      { dias: 3, cuantas: 8 },
    ]).map(({ cuantas }) => cuantas),
  ).toEqual([4, 0, 0, 8]);
  expect(barsOf([])).toEqual([]);
});

test('lo que entregó y lo que va corregido', () => {
  expect(queEntrego({ trabajos: 1, respuestas: 1 })).toBe('Un trabajo y una respuesta');
  expect(queEntrego({ trabajos: 0, respuestas: 3 })).toBe('3 respuestas');
  expect(corregidasDe(12, 28, 1000)).toBe('12 de 40 corregidas');
  expect(corregidasDe(1000, 28, 1000)).toBe('1.000 o más corregidas');
});
