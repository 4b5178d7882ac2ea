import type { Vencimiento } from '@catedra/shared/aprendizaje/schemas.ts';
import { expect, test } from 'vitest';
import { hoy, resumen, saludo } from '#pages/home/greeting.ts';

const MADRID = 'Europe/Madrid';
const AHORA = new Date('2026-03-03T09:32:00Z');

test.each([
  ['2026-03-03T05:00:00Z', 'Buenos\u00a0días'],
  ['2026-03-03T12:59:00Z', 'Buenos\u00a0días'],
  ['2026-03-03T13:00:00Z', 'Buenas\u00a0tardes'],
  ['2026-03-03T20:00:00Z', 'Buenas\u00a0noches'],
  ['2026-03-03T23:30:00Z', 'Buenas\u00a0noches'],
  ['2026-03-03T04:30:00Z', 'Buenas\u00a0noches'],
])('a las %s en Madrid se dice «%s»', (momento, palabras) => {
  expect(saludo(new Date(momento), MADRID)).toBe(palabras);
});

test('la hora es la de la persona', () => {
  expect(saludo(AHORA, 'America/Mexico_City')).toBe('Buenas\u00a0noches');
});

test('el día se escribe entero', () => {
  expect(hoy(AHORA, MADRID)).toBe('Martes 3 de marzo');
});

const vence = (tipo: Vencimiento['tipo'], venceEn: string): Vencimiento => ({
  tipo,
  ref: 'x',
  titulo: 'X',
  venceEn,
});
const AYER = '2026-03-02T22:59:00Z';
const LUEGO = '2026-03-03T17:00:00Z';
const JUEVES = '2026-03-05T09:00:00Z';

test.each([
  [[], ''],
  [[vence('evaluacion', LUEGO), vence('curso', JUEVES)], 'Hoy vence una prueba; lo siguiente, el jueves.'],
  [[vence('curso', LUEGO), vence('curso', LUEGO)], 'Hoy vencen 2 cosas.'],
  [[vence('curso', AYER)], 'Se ha pasado la fecha de un curso.'],
  [
    [vence('curso', AYER), vence('curso', AYER), vence('evaluacion', JUEVES)],
    'Se ha pasado la fecha de 2 cosas; lo siguiente, el jueves.',
  ],
  [[vence('curso', '2026-03-12T09:00:00Z')], 'Lo primero vence en 9 días.'],
])('con %j dice «%s»', (items, frase) => {
  expect(resumen(items, AHORA, MADRID)).toBe(frase);
});
