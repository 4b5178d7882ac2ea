import { expect, test } from 'vitest';
import { aMinutos, esLaborable, momentoLocal, segundosDeHoy } from '#seed/content/calendario.ts';

const alas18 = aMinutos('18:00') * 60;

test('hoy a las 18:00 es hora de Madrid, en invierno y en verano', () => {
  expect(momentoLocal(new Date('2026-01-15T08:00:00Z'), 0, alas18)).toEqual(new Date('2026-01-15T17:00:00Z'));
  expect(momentoLocal(new Date('2026-07-15T08:00:00Z'), 0, alas18)).toEqual(new Date('2026-07-15T16:00:00Z'));
});

test('de madrugada, hoy ya es el día siguiente al de Greenwich', () => {
  expect(momentoLocal(new Date('2026-07-14T22:30:00Z'), 0, alas18)).toEqual(new Date('2026-07-15T16:00:00Z'));
});

test('contar días a través del cambio de hora conserva la hora de la pared', () => {
  expect(momentoLocal(new Date('2026-10-24T10:00:00Z'), 2, alas18)).toEqual(new Date('2026-10-26T17:00:00Z'));
  expect(momentoLocal(new Date('2026-03-30T10:00:00Z'), -2, alas18)).toEqual(
    new Date('2026-03-28T17:00:00Z'),
  );
});

test('en Canarias es una hora menos', () => {
  const now = new Date('2026-01-15T12:00:00Z');
  expect(segundosDeHoy(now, 'Atlantic/Canary')).toBe(12 * 3600);
  expect(segundosDeHoy(now)).toBe(13 * 3600);
});

test('los fines de semana no son laborables', () => {
  const domingo = new Date('2026-11-15T12:00:00Z');
  expect([-2, -1, 0, 1].map((dia) => esLaborable(domingo, dia))).toEqual([true, false, false, true]);
});
