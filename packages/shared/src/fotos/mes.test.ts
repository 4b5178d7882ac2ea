import { expect, test } from 'vitest';
import { esTardia, mesQueAcabo } from '#fotos/mes.ts';

const MADRID = 'Europe/Madrid';

test.each([
  ['2026-11-01T00:00:00+01:00', '2026-10'],
  ['2026-10-31T23:59:59+01:00', '2026-09'],
  ['2027-01-01T00:10:00+01:00', '2026-12'],
  // In UTC it is still the month before.
  ['2026-09-30T22:30:00Z', '2026-09'],
])('a las %s acabó %s', (momento, mes) => {
  expect(mesQueAcabo(new Date(momento), MADRID)).toBe(mes);
});

test.each([
  ['2026-10', '2026-11-01T00:07:00+01:00', false],
  ['2026-10', '2026-11-01T00:59:59+01:00', false],
  ['2026-10', '2026-11-01T01:00:00+01:00', true],
  ['2026-10', '2026-11-19T08:00:00+01:00', true],
  [null, '2026-11-19T08:00:00+01:00', false],
])('la de %s tomada a las %s es tardía: %s', (mes, momento, tardia) => {
  expect(esTardia(mes, new Date(momento), MADRID)).toBe(tardia);
});
