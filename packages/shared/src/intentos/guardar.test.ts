import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Entrada, type Guardada, lasNoTomadas, lasQueFaltan, veredictoDe } from '#intentos/guardar.ts';

const igual = (a: unknown, b: unknown) => a === b;
const guardada = (revision: number, respuesta: unknown): Guardada => ({ lugar: 0, revision, respuesta });

test.each([
  ['una más nueva', 2, 'b', 'guardar'],
  ['la misma otra vez', 1, 'a', 'ya_estaba'],
  ['la misma revisión con otra cosa', 1, 'b', 'hay_otra'],
  ['una más vieja', 0, 'a', 'hay_otra'],
] as const)('%s', (_, revision, respuesta, esperado) => {
  expect(veredictoDe({ lugar: 0, revision, respuesta }, guardada(1, 'a'), igual)).toBe(esperado);
});

test('lleguen como lleguen, dobladas y desordenadas, queda la más alta que se aceptó', () => {
  const entrada = fc.record({
    revision: fc.integer({ min: 1, max: 8 }),
    respuesta: fc.constantFrom('a', 'b', 'c'),
  });
  fc.assert(
    fc.property(fc.array(entrada, { maxLength: 30 }), (llegadas) => {
      let actual = guardada(0, null);
      const aceptadas: Entrada[] = [];
      for (const una of llegadas) {
        const pedida = { lugar: 0, ...una };
        if (veredictoDe(pedida, actual, igual) !== 'guardar') continue;
        aceptadas.push(pedida);
        actual = pedida;
      }
      const revisiones = aceptadas.map(({ revision }) => revision);
      expect(revisiones).toEqual(revisiones.toSorted((a, b) => a - b));
      expect(actual.revision).toBe(Math.max(0, ...llegadas.map(({ revision }) => revision)));
    }),
  );
});

test('al entregar se nombra lo que el equipo tiene y al servidor le falta', () => {
  const tiene = [guardada(3, 'a'), { lugar: 2, revision: 1, respuesta: 'b' }];
  expect(lasQueFaltan({ 0: 3, 2: 2, 5: 1 }, tiene)).toEqual([2, 5]);
  expect(lasQueFaltan({ 0: 2 }, tiene)).toEqual([]);
});

test('de lo que trae una entrega se nombra, con lo que queda, lo último de cada lugar que nadie tomó', () => {
  const queda = guardada(3, 'a');
  const trae = (...traidas: readonly (readonly [number, string])[]) =>
    lasNoTomadas(
      traidas.map(([revision, respuesta]) => guardada(revision, respuesta)),
      [queda, { lugar: 1, revision: 9, respuesta: 'z' }],
      [guardada(5, 'tarde')],
      igual,
    );
  expect(trae([3, 'b'])).toEqual([queda]);
  expect(trae([2, 'b'])).toEqual([queda]);
  expect(trae([4, 'b'])).toEqual([queda]);
  expect(trae([3, 'a'], [3, 'b'])).toEqual([queda]);
  expect(trae([5, 'otra'])).toEqual([queda]);
  expect(trae([3, 'a'])).toEqual([]);
  expect(trae([2, 'b'], [3, 'a'])).toEqual([]);
  expect(trae([5, 'tarde'])).toEqual([]);
  expect(trae()).toEqual([]);
});
