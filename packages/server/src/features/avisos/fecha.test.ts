import { expect, test } from 'vitest';
import { fechaEnCarta } from '#features/avisos/fecha.ts';

test('una carta dice cuál de las dos horas iguales es', () => {
  const carta = (momento: string) => fechaEnCarta(momento, 'Europe/Madrid');
  expect(carta('2026-10-25T00:30:00Z')).toMatch(/02:30 \(hora de verano\) \(Europe\/Madrid\)$/);
  expect(carta('2026-10-25T01:30:00Z')).toMatch(/02:30 \(hora de invierno\) \(Europe\/Madrid\)$/);
  expect(carta('2026-11-16T14:17:00Z')).toMatch(/15:17 \(Europe\/Madrid\)$/);
});
