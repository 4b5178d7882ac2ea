import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escribeRacional } from '#core/racional.ts';
import { ordenar } from '#preguntas/tipos/ordenar/tipo.ts';
import { tramoMasLargo } from '#preguntas/tipos/ordenar/tramo.ts';
import { A_MANO } from '#preguntas/tipos/tipo.ts';

type Modo = 'todo_o_nada' | 'por_posicion' | 'por_tramo';
const ids = (letras: string) => [...letras].map((letra) => letra.repeat(4));
const pregunta = (letras: string, modo: Modo = 'por_tramo') => ({
  publica: {
    tipo: 'ordenar' as const,
    enunciado: '<p>Ordena</p>',
    elementos: ids(letras).map((id) => ({ id, texto: `<p>${id}</p>` })),
  },
  clave: { explicacion: '', orden: ids(letras), modo },
});
const da = (modo: Modo, respuesta: string, letras = 'abcde') => {
  const dada = ordenar.califica(pregunta(letras, modo), { orden: ids(respuesta) });
  return dada === A_MANO ? dada : escribeRacional(dada.fraccion);
};

describe.each([
  ['abcde', '1', '1', '1'],
  ['bcdea', '0', '0', '3/4'],
  ['cdeab', '0', '0', '1/2'],
  ['edcba', '0', '1/5', '0'],
  ['bacde', '0', '3/5', '3/4'],
  ['aebcd', '0', '1/5', '3/4'],
] as const)('%s', (respuesta, todo, posicion, tramo) => {
  test.each([
    ['todo_o_nada', todo],
    ['por_posicion', posicion],
    ['por_tramo', tramo],
  ] as const)('%s: %s', (modo, esperada) => expect(da(modo, respuesta)).toBe(esperada));
});

test('de dos elementos, al revés no da nada', () => {
  expect(da('por_tramo', 'ba', 'ab')).toBe('0');
  expect(da('por_tramo', 'ab', 'ab')).toBe('1');
});

test('el tramo más largo es el de probarlos todos', () => {
  const todos = (lugares: readonly number[]): number => {
    let mejor = 0;
    for (let cuales = 0; cuales < 2 ** lugares.length; cuales += 1) {
      const tramo = lugares.filter((_, i) => Math.floor(cuales / 2 ** i) % 2 === 1);
      if (tramo.every((uno, i) => i === 0 || (tramo[i - 1] ?? 0) < uno))
        mejor = Math.max(mejor, tramo.length);
    }
    return mejor;
  };
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50), { maxLength: 9 }), (lugares) => {
      expect(tramoMasLargo(lugares)).toBe(todos(lugares));
    }),
  );
});

describe('lo que sale al principio', () => {
  const letras = fc.integer({ min: 2, max: 8 }).map((n) => 'abcdefgh'.slice(0, n));

  test('nunca es el orden correcto, y están todos', () => {
    fc.assert(
      fc.property(
        letras,
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (cuales, azares) => {
          const una = pregunta(cuales);
          const { elementos = [] } = ordenar.ordena(una, () => azares.next().value);
          expect(elementos).not.toEqual(una.clave.orden);
          expect(elementos.toSorted()).toEqual(una.clave.orden);
        },
      ),
    );
  });

  test('ni con un azar que siempre da lo mismo', () => {
    for (const fijo of [0, 0.5, 0.999])
      for (const cuales of ['ab', 'abc', 'abcd'])
        expect(ordenar.ordena(pregunta(cuales), () => fijo)['elementos']).not.toEqual(ids(cuales));
  });
});

test.each([
  ['todos', 'bac', null],
  ['falta uno', 'ab', 'Tienen que estar todos los elementos, una vez cada uno.'],
  ['uno dos veces', 'aab', 'Tienen que estar todos los elementos, una vez cada uno.'],
  ['uno ajeno', 'abz', 'Tienen que estar todos los elementos, una vez cada uno.'],
])('se guarda o no: %s', (_, respuesta, esperado) => {
  expect(ordenar.rechazo(pregunta('abc').publica, { orden: ids(respuesta) })).toBe(esperado);
});

test.each([
  ['uno solo', pregunta('a'), 'Escribe al menos dos elementos.'],
  [
    'orden de otros',
    { ...pregunta('abc'), clave: pregunta('abd').clave },
    'El orden correcto no tiene los mismos elementos que la pregunta.',
  ],
])('lo que falta: %s', (_, una, esperado) => {
  expect(ordenar.fallos(una)).toEqual([esperado]);
});
