import { expect, test } from 'vitest';
import { eranAntes, haceUnMes, lineaDe, subidaDe } from '#pages/dashboard/historia.ts';

const dia = (numero: number, vencidos = numero) => ({
  dia: `2026-03-${String(numero).padStart(2, '0')}`,
  vencidos,
  proximos: 0,
  hechas: 50,
  total: 100,
  activas: 0,
});
const mes = [1, 2, 3, 4, 5, 6].map((numero) => dia(numero));

test('la línea acaba en lo de ahora, y con pocos días no hay línea', () => {
  expect(lineaDe(mes, ({ vencidos }) => vencidos, 9)).toEqual([1, 2, 3, 4, 5, 6, 9]);
  expect(lineaDe(mes.slice(1), ({ vencidos }) => vencidos, 9)).toBeUndefined();
});

test('se compara con hace un mes solo si entonces se anotó', () => {
  expect(haceUnMes(mes, new Date('2026-03-29T10:00Z'))?.dia).toBe('2026-03-01');
  expect(haceUnMes(mes, new Date('2026-03-28T10:00Z'))).toBeUndefined();
  expect(haceUnMes([], new Date('2026-03-28T10:00Z'))).toBeUndefined();
});

test.each([
  [undefined, 3, undefined],
  [52, 38, 'eran 52 hace un mes'],
  [1, 38, 'era 1 hace un mes'],
  [0, 38, 'ninguno hace un mes'],
  [38, 38, 'como hace un mes'],
])('antes %s y ahora %s: %s', (antes, ahora, palabras) => {
  expect(eranAntes(antes, ahora)).toBe(palabras);
});

test.each([
  [{ hechas: 711, total: 1000 }, 'sube 3,1 puntos en 30 días'],
  [{ hechas: 752, total: 1000 }, 'baja 1 punto en 30 días'],
  [{ hechas: 742, total: 1000 }, 'como hace un mes'],
  [{ hechas: 700, total: 700 }, 'hay un 43\u00a0% más asignado que hace un mes'],
  [{ hechas: 700, total: 2000 }, 'hay un 50\u00a0% menos asignado que hace un mes'],
  [{ hechas: 0, total: 0 }, undefined],
])('la finalización, antes %o: %s', (antes, palabras) => {
  expect(subidaDe(antes, { hechas: 742, total: 1000 })).toBe(palabras);
});
