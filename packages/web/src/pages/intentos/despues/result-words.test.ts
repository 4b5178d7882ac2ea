import { expect, test } from 'vitest';
import { againWords, resultWords } from '#pages/intentos/despues/result-words.ts';

const AHORA = new Date('2026-03-02T09:00:00Z');
const base = {
  nota: 7.74,
  notaMinima: 5,
  aprobado: true,
  provisional: false,
  faltan: [],
  puntos: null,
  despues: {
    apertura: { tipo: 'sin_intentos' },
    intentos: 2,
    notaQueCuenta: 'mejor',
  },
} as const;
const espera = { tipo: 'espera', hasta: '2026-03-05T09:00:00Z' } as const;

test.each([
  ['aprobada', {}, 'Aprobada', 'Hacía falta un 5 y te sobran 2,74 puntos.'],
  [
    'aprobada con otro intento',
    { despues: { ...base.despues, apertura: espera } },
    'Aprobada',
    'Hacía falta un 5 y te sobran 2,74 puntos. Esta nota ya cuenta; no necesitas otro intento.',
  ],
  ['aprobada justa', { nota: 5 }, 'Aprobada', 'Hacía falta un 5 y lo tienes justo.'],
  ['no llega', { nota: 4.38, aprobado: false }, 'Te has quedado a 0,62 del 5', 'Esta vez no llega.'],
  [
    'por corregir',
    { aprobado: null, provisional: true, faltan: [13] },
    'Entregada. Falta que corrijan la 13',
    'Lo demás ya está contado; hasta que se corrija no se compara con el 5.',
  ],
])('el resultado se dice primero: %s', (_, values, title, text) => {
  expect(resultWords({ ...base, faltan: [], ...values })).toEqual({ title, text });
});

test('sin nota que enseñar no hay resultado', () => {
  expect(resultWords({ ...base, nota: null, faltan: [] })).toBeNull();
});

test('el intento que queda dice desde cuándo y qué nota cuenta', () => {
  const no = { aprobado: false, despues: { ...base.despues, apertura: espera } };
  expect(againWords(no, 1, AHORA, 'Europe/Madrid')).toEqual({
    title: 'Te queda 1 intento',
    text: 'Desde el jueves a las 10:00. Cuenta la nota más alta.',
  });
  expect(againWords({ aprobado: false, despues: base.despues }, 0, AHORA, 'Europe/Madrid')?.title).toBe(
    'No te quedan intentos',
  );
  expect(againWords({ aprobado: true, despues: base.despues }, 0, AHORA, 'Europe/Madrid')).toBeNull();
});
