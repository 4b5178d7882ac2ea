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

test('una hora que el reloj se salta en primavera cae una hora después', () => {
  expect(localEn(fromLocal('2026-03-29T02:30', 'Europe/Madrid') ?? '', 'Europe/Madrid')).toBe(
    '2026-03-29T03:30',
  );
});

test('una fecha a medias no es ningún momento', () => {
  expect(fromLocal('', 'Europe/Madrid')).toBeNull();
  expect(fromLocal('2026-13-01T00:00', 'Europe/Madrid')).toBeNull();
});
