import { describe, expect, test } from 'vitest';
import { finDelDia, vencimientoDe } from '#progreso/vencimiento.ts';

const MADRID = 'Europe/Madrid';
const plazo = (
  venceEn: string | null,
  venceEnDias: number | null = null,
  desde = '2026-03-03T09:00:00Z',
  diasDeGracia: number | null = null,
) => ({
  desde,
  venceEn,
  venceEnDias,
  diasDeGracia,
});

describe('cuándo vence un curso', () => {
  test.each([
    ['sin fechas no vence', [plazo(null)], null],
    ['sin estar en él tampoco', [], null],
    ['en su fecha', [plazo('2026-03-10T17:00:00Z')], '2026-03-10T17:00:00.000Z'],
    ['al acabar el día que toca desde que entró', [plazo(null, 7)], '2026-03-10T22:59:59.000Z'],
    [
      'por varios caminos, en la primera de sus fechas',
      [plazo('2026-03-20T17:00:00Z'), plazo(null, 7), plazo(null)],
      '2026-03-10T22:59:59.000Z',
    ],
    [
      'con la fecha ya pasada al entrar, en los días de gracia',
      [plazo('2026-03-01T17:00:00Z', null, '2026-03-03T09:00:00Z', 30)],
      '2026-04-02T21:59:59.000Z',
    ],
    [
      'con la fecha por pasar, en ella aunque la gracia daría más',
      [plazo('2026-03-04T17:00:00Z', null, '2026-03-03T09:00:00Z', 30)],
      '2026-03-04T17:00:00.000Z',
    ],
    [
      'por su nombre no hay gracia: la fecha se dijo a propósito',
      [plazo('2026-03-01T17:00:00Z')],
      '2026-03-01T17:00:00.000Z',
    ],
  ])('%s', (_, plazos, esperado) => {
    expect(vencimientoDe(plazos, MADRID)).toBe(esperado);
  });

  test('los días son los de la persona', () => {
    const casiMedianoche = [plazo(null, 1, '2026-03-03T23:30:00Z')];
    expect(vencimientoDe(casiMedianoche, MADRID)).toBe('2026-03-05T22:59:59.000Z');
    expect(vencimientoDe(casiMedianoche, 'America/Mexico_City')).toBe('2026-03-05T05:59:59.000Z');
  });
});

describe('el fin del día', () => {
  test.each([
    ['en verano', '2026-07-01T10:00:00Z', 0, MADRID, '2026-07-01T21:59:59.000Z'],
    ['el día que se adelanta el reloj', '2026-03-28T10:00:00Z', 1, MADRID, '2026-03-29T21:59:59.000Z'],
    ['el día que se atrasa', '2026-10-24T10:00:00Z', 1, MADRID, '2026-10-25T22:59:59.000Z'],
    [
      'si las 23:59 suceden dos veces, la segunda',
      '2026-04-03T15:00:00Z',
      1,
      'America/Santiago',
      '2026-04-05T03:59:59.000Z',
    ],
    ['en UTC', '2026-12-31T23:59:59Z', 1, 'UTC', '2027-01-01T23:59:59.000Z'],
  ])('%s', (_, momento, dias, zona, esperado) => {
    expect(finDelDia(new Date(momento), dias, zona).toISOString()).toBe(esperado);
  });
});
