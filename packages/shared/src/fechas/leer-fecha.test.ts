import { describe, expect, test } from 'vitest';
import { masDias, semanasDe } from './calendario.ts';
import { distancia, escribirFecha } from './escribir-fecha.ts';
import { leerFecha } from './leer-fecha.ts';

/** A Sunday. */
const ahora = '2026-11-15T15:30';
const momento = { ahora, conHora: true };
const solo = { ahora, conHora: false };

describe('se escribe como se habla', () => {
  test.each([
    ['18/11/2026 14:00', '2026-11-18T14:00'],
    ['18/11/26, 14:00', '2026-11-18T14:00'],
    ['18-11-2026 9:30', '2026-11-18T09:30'],
    ['18.11.2026', '2026-11-18T23:59'],
    ['2026-11-18T14:00', '2026-11-18T14:00'],
    ['2026-11-18 14:00', '2026-11-18T14:00'],
    ['18/11', '2026-11-18T23:59'],
    ['18 nov', '2026-11-18T23:59'],
    ['18 NOV 14h', '2026-11-18T14:00'],
    ['18 de noviembre de 2027 a las 8', '2027-11-18T08:00'],
    ['el 18 de noviembre', '2026-11-18T23:59'],
    ['mié 18 nov 2026, 14:00', '2026-11-18T14:00'],
    ['miércoles 18 de noviembre', '2026-11-18T23:59'],
    ['13 nov', '2026-11-13T23:59'],
    ['5 ene', '2027-01-05T23:59'],
    ['5 set', '2026-09-05T23:59'],
    ['el 18', '2026-11-18T23:59'],
    ['3', '2026-12-03T23:59'],
    ['hoy', '2026-11-15T23:59'],
    ['mañana 9:30', '2026-11-16T09:30'],
    ['manana a las 8 de la tarde', '2026-11-16T20:00'],
    ['pasado mañana', '2026-11-17T23:59'],
    ['ayer', '2026-11-14T23:59'],
    ['el viernes a las 8', '2026-11-20T08:00'],
    ['viernes', '2026-11-20T23:59'],
    ['el domingo', '2026-11-22T23:59'],
    ['el martes que viene', '2026-11-17T23:59'],
    ['en 2 semanas', '2026-11-29T23:59'],
    ['en una semana a las 10:00', '2026-11-22T10:00'],
    ['dentro de 3 meses', '2027-02-15T23:59'],
    ['en 2 horas', '2026-11-15T17:30'],
    ['fin de mes', '2026-11-30T23:59'],
    ['fin de año', '2026-12-31T23:59'],
    ['29/2/2028', '2028-02-29T23:59'],
    ['18/11 mediodía', '2026-11-18T12:00'],
    ['18/11 8 pm', '2026-11-18T20:00'],
    ['14:00', '2026-11-15T14:00'],
  ])('%s', (texto, valor) => {
    expect(leerFecha(texto, momento)).toMatchObject({ valor });
  });

  test('sin hora se propone el final del día, o la que pida el campo; con hora no se propone nada', () => {
    expect(leerFecha('18/11', momento)).toEqual({ valor: '2026-11-18T23:59', propuesta: true });
    expect(leerFecha('18/11', { ...momento, hora: '00:00' })).toMatchObject({ valor: '2026-11-18T00:00' });
    expect(leerFecha('18/11 9:00', momento)).toEqual({ valor: '2026-11-18T09:00', propuesta: false });
    expect(leerFecha('18/11 9:00', solo)).toEqual({ valor: '2026-11-18', propuesta: false });
  });

  test('donde se pregunta por algo que ya pasó, un día sin año es el último', () => {
    expect(leerFecha('20 dic', { ...solo, pasada: true })).toMatchObject({ valor: '2025-12-20' });
    expect(leerFecha('20', { ...solo, pasada: true })).toMatchObject({ valor: '2026-10-20' });
  });
});

describe('lo que no puede ser dice qué pasa y ofrece lo más cercano', () => {
  test.each([
    ['31 nov 14:00', 'Noviembre tiene 30 días.', '2026-12-01T14:00'],
    ['29/2/2027', 'Febrero de 2027 tiene 28 días.', '2027-03-01T23:59'],
    ['11/18/2026', 'No hay mes 18.', '2026-11-18T23:59'],
    ['18/11 25:00', 'Las horas van de 0:00 a 23:59.', null],
    ['18/11/3026', 'El año 3026 queda demasiado lejos.', null],
    ['cuando pueda', 'No lo entendemos como fecha. Escríbela así: 18/11/2026 14:00.', null],
    ['18 brumario', 'No lo entendemos como fecha. Escríbela así: 18/11/2026 14:00.', null],
  ])('%s', (texto, motivo, cercana) => {
    expect(leerFecha(texto, momento)).toEqual({ motivo, cercana });
  });
});

test('lo que se escribe se lee igual, cualquier día y a cualquier hora', () => {
  for (let n = 0; n < 1500; n++) {
    const fecha = masDias('2025-01-01', n);
    const hora = `${String(n % 24).padStart(2, '0')}:${String((n * 7) % 60).padStart(2, '0')}`;
    expect(leerFecha(escribirFecha(fecha), solo)).toMatchObject({ valor: fecha });
    expect(leerFecha(escribirFecha(`${fecha}T${hora}`), momento)).toMatchObject({
      valor: `${fecha}T${hora}`,
    });
  }
});

test.each([
  ['2026-11-15T15:50', 'dentro de 20 minutos'],
  ['2026-11-16T09:30', 'dentro de 18 horas'],
  ['2026-11-16T23:59', 'mañana'],
  ['2026-11-18T14:00', 'dentro de 3 días'],
  ['2026-11-15', 'hoy'],
  ['2026-11-14T23:59', 'hace 16 horas'],
  ['2026-11-13', 'hace 2 días'],
  ['2027-02-15', 'dentro de 3 meses'],
  ['2024-11-15', 'hace 2 años'],
  ['2024-04-14', 'hace 2 años'],
])('%s está %s', (fecha, palabras) => {
  expect(distancia(fecha, ahora)).toBe(palabras);
});

test('un mes del calendario empieza en lunes y tiene seis semanas', () => {
  const semanas = semanasDe('2026-11-18');
  expect(semanas).toHaveLength(6);
  expect(semanas[0]?.[0]).toBe('2026-10-26');
  expect(semanas.flat().at(-1)).toBe('2026-12-06');
});
