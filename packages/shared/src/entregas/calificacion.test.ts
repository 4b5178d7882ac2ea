import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DomainError } from '#core/errors.ts';
import { escribeRacional } from '#core/racional.ts';
import { parteDe, puntosDe, sePone } from '#entregas/calificacion.ts';
import { calificacionDe } from '#entregas/rules.ts';
import { fraccionPuesta } from '#intentos/calificar.ts';

const criterio = (puntos: number) => ({ titulo: `De ${puntos}`, descripcion: null, puntos });

test.each([
  [1.005, 1.01],
  [8.345, 8.35],
  [2.675, 2.68],
  [0.0000001, 0],
  [10, 10],
])('la nota %s queda en %s: media centésima sube', (nota, esperada) => {
  expect(calificacionDe([], { nota, puntos: null }).nota).toBe(esperada);
});

test('tres décimas en dos veces son tres décimas, y un tercio tres veces es el todo', () => {
  expect(calificacionDe([criterio(0.3)], { nota: null, puntos: [0.3] }).nota).toBe(10);
  expect(escribeRacional(parteDe([0.1, 0.2], [0.3]))).toBe('1');
  expect(puntosDe(parteDe([1, 1, 1], [3]), 1)).toBe(1);
  expect(escribeRacional(parteDe([], []))).toBe('1');
});

test('con la misma rúbrica, un trabajo y una respuesta que vale 10 tienen la misma nota', () => {
  const dada = fc.record({
    maximo: fc.integer({ min: 1, max: 1000 }),
    parte: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(fc.array(dada, { minLength: 1, maxLength: 20 }), (dadas) => {
      const rubrica = dadas.map(({ maximo }) => criterio(maximo));
      const puntos = dadas.map(({ maximo, parte }) => (maximo * parte) / 100);
      const trabajo = calificacionDe(rubrica, { nota: null, puntos });
      const respuesta = fraccionPuesta(rubrica, 10, { logrados: null, criterios: puntos });
      expect(trabajo.nota).toBe(puntosDe(respuesta.fraccion, 10));
      expect(trabajo.rubrica).toEqual(respuesta.rubrica);
    }),
  );
});

test('lo que sobra o falta se dice en el campo que hay que arreglar', () => {
  const rubrica = [criterio(2)];
  const frase = (calificar: () => unknown) => {
    try {
      return calificar();
    } catch (error) {
      return (error as DomainError).detail.fields;
    }
  };
  const mucho = '«De 2» vale 2 puntos como mucho.';
  expect(frase(() => calificacionDe(rubrica, { nota: null, puntos: [3] }))).toEqual({ puntos: mucho });
  expect(frase(() => fraccionPuesta(rubrica, 10, { logrados: null, criterios: [3] }))).toEqual({
    criterios: mucho,
  });
  expect(frase(() => fraccionPuesta([], 2, { logrados: 2.01, criterios: null }))).toEqual({
    logrados: 'Esta pregunta vale 2 puntos como mucho.',
  });
});

test('la misma nota otra vez no se escribe; sobre la de otra persona, tampoco', () => {
  const antigua = () => new Error('antigua');
  expect(sePone({ version: 2, igual: false }, 2, antigua)).toBe(true);
  expect(sePone({ version: 3, igual: true }, 2, antigua)).toBe(false);
  expect(() => sePone({ version: 3, igual: false }, 2, antigua)).toThrow('antigua');
});
