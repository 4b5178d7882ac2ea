import { expect, test } from 'vitest';
import { tiempoQueQueda } from '#pages/curso/classroom/time-left.ts';

test.each([
  [0, null],
  [1, 'Te queda 1 min'],
  [7, 'Te quedan unos 7 min'],
  [23, 'Te quedan unos 25 min'],
  [58, 'Te queda cerca de 1 h'],
  [131, 'Te quedan unas 2 h 10 min'],
])('con %d minutos por hacer: %s', (minutos, palabras) => {
  expect(tiempoQueQueda({ minutos, sinDuracion: 0 })).toBe(palabras);
});

test('lo que no dice cuánto dura se nombra, y solo con ello no se dice nada', () => {
  expect(tiempoQueQueda({ minutos: 7, sinDuracion: 2 })).toBe(
    'Te quedan unos 7 min, sin contar 2 actividades sin duración',
  );
  expect(tiempoQueQueda({ minutos: 0, sinDuracion: 2 })).toBeNull();
});
