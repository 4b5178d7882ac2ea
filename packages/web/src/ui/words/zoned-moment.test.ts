import { expect, test } from 'vitest';
import { localEn } from '@catedra/shared/fechas/en-zona.ts';
import { fromLocal } from '#ui/words/zoned-moment.ts';

test.each([
  ['2026-01-15T18:00', 'Europe/Madrid', '2026-01-15T17:00:00.000Z'],
  ['2026-07-15T18:00', 'Europe/Madrid', '2026-07-15T16:00:00.000Z'],
  ['2026-07-15T18:00', 'Atlantic/Canary', '2026-07-15T17:00:00.000Z'],
  ['2026-07-15T23:30', 'America/Bogota', '2026-07-16T04:30:00.000Z'],
  ['2026-10-25T12:00', 'Europe/Madrid', '2026-10-25T11:00:00.000Z'],
])('las %s de %s son %s, y al revés', (local, zone, moment) => {
  expect(fromLocal(local, zone)).toBe(moment);
  expect(localEn(moment, zone)).toBe(local);
});

test.each([
  [
    'que el reloj se salta en primavera es la siguiente que hay',
    '2027-03-28T02:30',
    '2027-03-28T01:00:00.000Z',
  ],
  ['que pasa dos veces en otoño es la segunda', '2027-10-31T02:30', '2027-10-31T01:30:00.000Z'],
])('una hora %s', (_, local, moment) => {
  expect(fromLocal(local, 'Europe/Madrid')).toBe(moment);
});

test('una fecha a medias no es ningún momento', () => {
  expect(fromLocal('', 'Europe/Madrid')).toBeNull();
  expect(fromLocal('2026-13-01T00:00', 'Europe/Madrid')).toBeNull();
});
