import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIA } from '#core/duraciones.ts';
import { masDias } from '#fechas/calendario.ts';
import { diaEn, localEn } from '#fechas/en-zona.ts';
import { finDelDia, inicioDelDia, momentoDe } from '#fechas/momento-de.ts';

const MADRID = 'Europe/Madrid';

describe('cuándo marcan los relojes una hora', () => {
  test.each([
    ['en invierno', '2027-01-10', '10:00', MADRID, '2027-01-10T09:00:00.000Z'],
    ['en verano', '2027-07-10', '10:00', MADRID, '2027-07-10T08:00:00.000Z'],
    ['en Canarias', '2027-07-10', '10:00', 'Atlantic/Canary', '2027-07-10T09:00:00.000Z'],
    ['saltada: la siguiente que hay, las 3:00', '2027-03-28', '02:30', MADRID, '2027-03-28T01:00:00.000Z'],
    ['la primera saltada', '2027-03-28', '02:00', MADRID, '2027-03-28T01:00:00.000Z'],
    ['la última saltada', '2027-03-28', '02:59', MADRID, '2027-03-28T01:00:00.000Z'],
    ['las 3:00 de ese día', '2027-03-28', '03:00', MADRID, '2027-03-28T01:00:00.000Z'],
    ['la última antes del salto', '2027-03-28', '01:59', MADRID, '2027-03-28T00:59:00.000Z'],
    ['repetida: la segunda', '2027-10-31', '02:30', MADRID, '2027-10-31T01:30:00.000Z'],
    ['la primera que se repite', '2027-10-31', '02:00', MADRID, '2027-10-31T01:00:00.000Z'],
    ['después de repetirse', '2027-10-31', '03:00', MADRID, '2027-10-31T02:00:00.000Z'],
    ['antes de repetirse', '2027-10-31', '01:59', MADRID, '2027-10-30T23:59:00.000Z'],
    ['un salto de media hora', '2027-10-03', '02:15', 'Australia/Lord_Howe', '2027-10-02T15:30:00.000Z'],
    ['sin cambios de hora', '2027-03-28', '02:30', 'Asia/Kolkata', '2027-03-27T21:00:00.000Z'],
    ['al oeste de la línea de fecha', '2027-03-28', '02:30', 'Pacific/Niue', '2027-03-28T13:30:00.000Z'],
    ['al este de ella', '2027-03-28', '02:30', 'Pacific/Kiritimati', '2027-03-27T12:30:00.000Z'],
  ])('%s', (_, dia, hora, zona, esperado) => {
    expect(momentoDe(dia, hora, zona).toISOString()).toBe(esperado);
  });
});

describe('cuándo acaba un día', () => {
  test.each([
    ['en Madrid', '2027-03-20', MADRID, '2027-03-20T23:00:00.000Z'],
    ['en Canarias, una hora después', '2027-03-20', 'Atlantic/Canary', '2027-03-21T00:00:00.000Z'],
    ['el de 23 horas', '2027-03-28', MADRID, '2027-03-28T22:00:00.000Z'],
    ['el de 25 horas', '2027-10-31', MADRID, '2027-10-31T23:00:00.000Z'],
    ['si el siguiente empieza a la 1:00', '2027-03-27', 'Asia/Beirut', '2027-03-27T22:00:00.000Z'],
    ['si el siguiente tiene dos veces las 0:00', '2027-10-30', 'Atlantic/Azores', '2027-10-31T00:00:00.000Z'],
    ['si su última hora se repite', '2026-04-04', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
    ['si su última hora se salta', '2027-03-27', 'America/Nuuk', '2027-03-28T01:00:00.000Z'],
    ['si vuelve tras un minuto del siguiente', '2010-11-06', 'America/St_Johns', '2010-11-07T03:30:00.000Z'],
    ['si el siguiente no existió', '2011-12-29', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['si él mismo no existió', '2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['al oeste de la línea de fecha', '2027-02-28', 'Pacific/Niue', '2027-03-01T11:00:00.000Z'],
    ['al este de ella', '2027-02-28', 'Pacific/Kiritimati', '2027-02-28T10:00:00.000Z'],
  ])('%s', (_, dia, zona, esperado) => {
    expect(finDelDia(dia, zona).toISOString()).toBe(esperado);
  });

  const zona = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const dia = fc.integer({ min: 0, max: 20_000 }).map((n) => masDias('2000-01-01', n));

  test('en cualquier zona: un momento antes el calendario no ha pasado de él, y desde entonces sí', () => {
    fc.assert(
      fc.property(zona, dia, (donde, cual) => {
        const fin = finDelDia(cual, donde);
        expect(diaEn(new Date(fin.getTime() - 1), donde) <= cual).toBe(true);
        expect(diaEn(fin, donde) > cual).toBe(true);
        expect(fin).toEqual(inicioDelDia(masDias(cual, 1), donde));
      }),
      { numRuns: 500 },
    );
  });

  test('en cualquier zona: a la hora que se pide marcan esa, o una posterior si se la saltan', () => {
    const hora = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((partes) => partes.map((n) => String(n).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(zona, dia, hora, (donde, cual, pedida) => {
        const local = localEn(momentoDe(cual, pedida, donde), donde);
        expect(local >= `${cual}T${pedida}`).toBe(true);
        expect(Date.parse(`${local}Z`) - Date.parse(`${cual}T${pedida}Z`)).toBeLessThanOrEqual(DIA);
      }),
      { numRuns: 500 },
    );
  });
});
