import type { PreguntaDelIntento } from '@catedra/shared/intentos/en-curso.ts';
import { expect, test } from 'vitest';
import { headsOf, numbersOf, pagesOf, whereOf } from '#pages/intentos/sala/pages-of.ts';

const lugares = (...tipos: readonly (readonly [string, number?])[]): PreguntaDelIntento[] =>
  tipos.map(([tipo, bajo], lugar) => ({
    lugar,
    seccion: 0,
    bajo: bajo ?? null,
    puntos: 1,
    resta: '0',
    tipo: tipo as PreguntaDelIntento['tipo'],
    publica: null,
    revision: 0,
    respuesta: null,
    guardadaEn: null,
    ofrecida: null,
  }));

const preguntas = lugares(['unica'], ['descripcion'], ['unica', 1], ['unica', 1], ['unica']);

test.each([
  [1, false, [[0], [1, 2], [3], [4]]],
  [
    2,
    false,
    [
      [0, 1, 2],
      [3, 4],
    ],
  ],
  [null, false, [[0, 1, 2, 3, 4]]],
  [1, true, [[0], [1], [2], [3], [4]]],
])('de %s en %s, sin vuelta: %s', (porPagina, secuencial, paginas) => {
  expect(pagesOf({ preguntas, porPagina, secuencial })).toEqual(paginas);
});

test('la descripción sigue a la vista en la página de lo que está bajo ella', () => {
  expect(headsOf([3], preguntas)).toEqual([1]);
  expect(headsOf([1, 2], preguntas)).toEqual([]);
});

test('las descripciones no se cuentan', () => {
  expect([...numbersOf(preguntas)]).toEqual([
    [0, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ]);
});

test('se dice dónde se está: en una, en varias o en lo que solo informa', () => {
  const numbers = new Map([
    [0, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(whereOf([2], numbers, 1)).toBe('2 de 3');
  expect(whereOf([0, 1, 2, 3], numbers, 0)).toBe('1–3 de 3');
  expect(whereOf([1], numbers, 1)).toBe('2 de 3');
});
