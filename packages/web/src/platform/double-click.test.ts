import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { expect, test, vi } from 'vitest';
import { clickedAt, isDoubleOf } from '#platform/double-click.ts';

test('lo que se pulsa enseguida puede ser la segunda mitad de un doble clic, y un rato después no', () => {
  vi.useFakeTimers({ now: 0 });
  const antes = clickedAt();
  expect(isDoubleOf(antes)).toBe(true);
  vi.advanceTimersByTime(499);
  expect(isDoubleOf(antes)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isDoubleOf(antes)).toBe(false);
  vi.useRealTimers();
});

test('que atrasen el reloj del equipo no deja un botón sin responder', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T09:00:00Z') });
  const antes = clickedAt();
  vi.advanceTimersByTime(MINUTO);
  vi.setSystemTime(Date.parse('2026-03-02T08:00:00Z'));
  expect(isDoubleOf(antes)).toBe(false);
  expect(isDoubleOf(clickedAt() + 1_000)).toBe(false);
  vi.useRealTimers();
});
