import { describe, expect, test } from 'vitest';
import { doblar, escribirIcal, textoDeIcal } from '#calendario/escribir-ical.ts';

/** As UTF-8 is written in an address: a sign of three for each octet that is not plain. */
const octetos = (texto: string) => encodeURIComponent(texto).replace(/%[0-9A-F]{2}/g, 'x').length;
const desdoblar = (texto: string) => texto.replaceAll('\r\n ', '');

describe('una línea', () => {
  test.each([
    ['corta', 'SUMMARY:Corta'],
    ['de 75 octetos justos', 'x'.repeat(75)],
    ['de 76', 'x'.repeat(76)],
    ['con eñes en el corte', `${'x'.repeat(74)}ñandú ${'ñ'.repeat(90)}`],
    ['con signos de cuatro octetos', `SUMMARY:${'🦺'.repeat(60)}`],
    ['con euros y chino', `SUMMARY:${'€李'.repeat(60)}`],
  ])('%s: ninguna pasa de 75 octetos, no parte ningún signo y desdoblada es la misma', (_, linea) => {
    const doblada = doblar(linea);
    for (const una of doblada.split('\r\n')) expect(octetos(una)).toBeLessThanOrEqual(75);
    expect(doblada).not.toContain('\uFFFD');
    expect(doblada.isWellFormed()).toBe(true);
    expect(desdoblar(doblada)).toBe(linea);
  });
});

test.each([
  ['Uno; dos, tres\\cuatro', 'Uno\\; dos\\, tres\\\\cuatro'],
  ['Dos\nlíneas\r\ny tres', 'Dos\\nlíneas\\ny tres'],
  ['Con\u0007campana\ty tabulador', 'Con campana y tabulador'],
  ['END:VEVENT\r\nEND:VCALENDAR', 'END:VEVENT\\nEND:VCALENDAR'],
  ['«Año» "ñ"', '«Año» "ñ"'],
])('el texto %j se escribe %j', (texto, escrito) => {
  expect(textoDeIcal(texto)).toBe(escrito);
});

test('un calendario con un día entero y una hora', () => {
  const texto = escribirIcal({
    nombre: 'Mis fechas',
    revision: 3,
    cambiadoEn: '2026-11-18T09:15:30.250Z',
    fechas: [
      { uid: 'a@catedra', titulo: 'Vence el curso: Datos', dia: '2026-12-31', momento: null },
      {
        uid: 'b@catedra',
        titulo: 'Cierra la prueba: Final',
        dia: '2026-11-19',
        momento: '2026-11-19T09:00:00.000Z',
      },
    ],
  });
  expect(texto.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(texto.replaceAll('\r\n', '').includes('\n')).toBe(false);
  const eventos = texto.split('BEGIN:VEVENT\r\n').slice(1);
  expect(eventos[0]?.split('\r\n')).toEqual([
    'UID:a@catedra',
    'DTSTAMP:20261118T091530Z',
    'LAST-MODIFIED:20261118T091530Z',
    'SEQUENCE:3',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Vence el curso: Datos',
    'STATUS:CONFIRMED',
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    '',
  ]);
  expect(eventos[1]).toContain('DTSTART:20261119T090000Z\r\n');
  expect(eventos[1]).not.toContain('VALUE=DATE');
});

test('sin fechas sigue siendo un calendario', () => {
  const vacio = escribirIcal({ nombre: 'X', revision: 0, cambiadoEn: '2026-01-01T00:00:00Z', fechas: [] });
  expect(vacio.split('\r\n').slice(0, 5)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Catedra//Calendario//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
  ]);
});
