import { describe, expect, test } from 'vitest';
import {
  aLaHora,
  antesDe,
  cuando,
  cuenta,
  diaYHora,
  duracion,
  enumerar,
  fecha,
  fechaCompleta,
  fechaYHora,
  hace,
  iniciales,
  numero,
  porcentaje,
  total,
  urgencia,
  vence,
} from '#ui/words/words.ts';

const MADRID = 'Europe/Madrid';
// A Tuesday, at 10:32 in Madrid.
const AHORA = new Date('2026-03-03T09:32:00Z');

describe('cuándo fue o será algo', () => {
  test('el día y la hora justos', () => {
    expect(diaYHora('2026-03-12T00:00:00Z', AHORA, MADRID)).toBe('el 12 de marzo a la 01:00');
  });

  test.each([
    ['2026-03-03T08:58:00Z', 'hoy a las 09:58'],
    ['2026-03-03T17:00:00Z', 'hoy a las 18:00'],
    ['2026-03-03T00:15:00Z', 'hoy a la 01:15'],
    ['2026-03-02T18:40:00Z', 'ayer a las 19:40'],
    ['2026-03-04T17:00:00Z', 'mañana a las 18:00'],
    ['2026-03-05T09:00:00Z', 'el jueves a las 10:00'],
    ['2026-03-09T09:00:00Z', 'el lunes a las 10:00'],
    ['2026-03-12T09:00:00Z', 'en 9 días'],
    ['2026-05-12T09:00:00Z', 'el 12 de mayo'],
    ['2027-01-12T09:00:00Z', 'el 12 de enero de 2027'],
    ['2026-02-27T09:00:00Z', 'hace 4 días'],
    ['2026-01-31T09:00:00Z', 'hace 1 mes'],
    ['2025-11-01T09:00:00Z', 'hace 4 meses'],
    ['2025-02-01T09:00:00Z', 'hace 1 año'],
    ['2023-02-01T09:00:00Z', 'hace 3 años'],
  ])('%s es «%s»', (momento, palabras) => {
    expect(cuando(momento, AHORA, MADRID)).toBe(palabras);
  });

  test('el día es el de la persona, no el del servidor', () => {
    const casiMedianoche = '2026-03-03T23:30:00Z';
    expect(cuando(casiMedianoche, AHORA, MADRID)).toBe('mañana a las 00:30');
    expect(cuando(casiMedianoche, AHORA, 'America/Mexico_City')).toBe('hoy a las 17:30');
  });

  test('un cambio de hora no roba un día', () => {
    const sabado = new Date('2026-03-28T12:00:00Z');
    expect(cuando('2026-03-29T16:00:00Z', sabado, MADRID)).toBe('mañana a las 18:00');
  });
});

test.each([
  ['2026-03-03T17:00:00Z', 'a las 18:00', 'antes de las 18:00'],
  ['2026-03-04T00:20:00Z', 'mañana a la 01:20', 'antes de mañana a la 01:20'],
  ['2026-03-09T09:00:00Z', 'el lunes a las 10:00', 'antes del lunes a las 10:00'],
  ['2026-03-20T09:00:00Z', 'el 20 de marzo a las 10:00', 'antes del 20 de marzo a las 10:00'],
])('un reloj que acaba en %s acaba %s', (fin, dicho, limite) => {
  expect(aLaHora(fin, AHORA, MADRID)).toBe(dicho);
  expect(antesDe(fin, AHORA, MADRID)).toBe(limite);
});

test('en la hora que se repite se dice cuál de las dos es', () => {
  const una = fechaYHora('2026-10-25T00:30:00Z', MADRID);
  const otra = fechaYHora('2026-10-25T01:30:00Z', MADRID);
  expect([una, otra]).toEqual([
    '25 oct 2026, 02:30 (hora de verano)',
    '25 oct 2026, 02:30 (hora de invierno)',
  ]);
});

test('lo que se anotó se busca por su día y su hora', () => {
  expect(fechaYHora('2026-02-12T17:00:00Z', 'Europe/Madrid')).toBe('12 feb 2026, 18:00');
});

describe('hace cuánto', () => {
  test.each([
    ['2026-03-03T09:31:40Z', 'ahora mismo'],
    ['2026-03-03T09:12:00Z', 'hace 20 min'],
    ['2026-03-03T08:20:00Z', 'hace 1 hora'],
    ['2026-03-03T06:00:00Z', 'hace 3 horas'],
    ['2026-03-02T18:40:00Z', 'ayer a las 19:40'],
  ])('%s es «%s»', (momento, palabras) => {
    expect(hace(momento, AHORA, MADRID)).toBe(palabras);
  });
});

describe('cuándo vence', () => {
  test.each([
    ['2026-03-06T22:59:00Z', 'vence en 3 días', 'tranquila'],
    ['2026-03-04T17:00:00Z', 'vence mañana a las 18:00', 'tranquila'],
    ['2026-03-03T17:00:00Z', 'vence hoy a las 18:00', 'hoy'],
    ['2026-03-03T08:00:00Z', 'venció hoy a las 09:00', 'tarde'],
    ['2026-03-02T22:59:00Z', 'venció ayer a las 23:59', 'tarde'],
    ['2026-02-27T09:00:00Z', 'venció hace 4 días', 'tarde'],
    ['2026-05-12T09:00:00Z', 'vence el 12 de mayo', 'tranquila'],
  ])('%s: «%s» (%s)', (momento, palabras, prisa) => {
    expect(vence(momento, AHORA, MADRID)).toBe(palabras);
    expect(urgencia(momento, AHORA, MADRID)).toBe(prisa);
  });
});

test('la fecha lleva el año solo si es otro', () => {
  expect(fecha('2026-02-12T09:00:00Z', AHORA, MADRID)).toBe('12 de febrero');
  expect(fecha('2025-02-12T09:00:00Z', AHORA, MADRID)).toBe('12 de febrero de 2025');
});

test('la fecha completa dice el día de la semana, la hora y la zona', () => {
  expect(fechaCompleta('2026-02-12T17:00:00Z', MADRID)).toBe(
    'jueves, 12 de febrero de 2026, 18:00 (Europe/Madrid)',
  );
});

test.each([
  [8.5, '8,5'],
  [4.25, '4,25'],
  [1000, '1.000'],
  [1234567.891, '1.234.567,89'],
  [-3, '−3'],
])('el número %d se escribe «%s»', (valor, palabras) => {
  expect(numero(valor)).toBe(palabras);
});

test.each([
  [74.2, '74,2\u00a0%'],
  [100, '100\u00a0%'],
  [33.333, '33,3\u00a0%'],
])('%d por ciento se escribe «%s»', (valor, palabras) => {
  expect(porcentaje(valor)).toBe(palabras);
});

test.each([
  [0, 'curso', undefined, '0 cursos'],
  [1, 'curso', undefined, '1 curso'],
  [2, 'curso', undefined, '2 cursos'],
  [1200, 'evaluación', 'evaluaciones', '1.200 evaluaciones'],
])('%d %s', (n, uno, varios, palabras) => {
  expect(cuenta(n, uno, varios)).toBe(palabras);
});

test('un total que no se contó entero lo dice', () => {
  expect(total(18, true)).toBe('18');
  expect(total(1000, false)).toBe('más de 1.000');
});

test.each([
  [6, '6 min'],
  [60, '1 h'],
  [80, '1 h 20 min'],
])('%d minutos son «%s»', (minutos, palabras) => {
  expect(duracion(minutos)).toBe(palabras);
});

test('una lista se enumera con y', () => {
  expect(enumerar(['Logística', 'Oficinas', 'Almacén'])).toBe('Logística, Oficinas y Almacén');
});

test.each([
  ['Lucía', 'Fernández Cano', 'LF'],
  ['Ö', 'Ç', 'ÖÇ'],
  ['ana', '', 'A'],
])('las iniciales de %s %s son %s', (nombre, apellidos, letras) => {
  expect(iniciales(nombre, apellidos)).toBe(letras);
});
