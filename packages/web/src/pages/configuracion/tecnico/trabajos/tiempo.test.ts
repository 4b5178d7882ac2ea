import { expect, test } from 'vitest';
import { cuantoTardo } from '#pages/configuracion/tecnico/trabajos/tiempo.ts';

test.each([
  [0.02, 'menos de 1 s'],
  [3.24, '3,2 s'],
  [9.98, '10 s'],
  [59.7, '1 min'],
  [160, '2 min 40 s'],
  [3599.8, '1 h'],
  [4800, '1 h 20 min'],
])('%s segundos son %s', (segundos, dice) => {
  expect(cuantoTardo(segundos)).toBe(dice);
});
