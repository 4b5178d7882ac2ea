import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compara, escribeRacional, CERO, UNO } from '#core/racional.ts';
import {
  fraccionDeMultiple,
  MODOS_DE_MULTIPLE,
  type ModoDeMultiple,
  sumaDePesos,
} from '#preguntas/tipos/multiple/fraccion.ts';
import { multiple } from '#preguntas/tipos/multiple/tipo.ts';

const IDS = ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee'];
const PESOS = { aaaa: '1/3', bbbb: '2/3', cccc: '-1/2', dddd: '-1/2' };
const da = (modo: ModoDeMultiple, elegidas: string, correctas = ['aaaa', 'bbbb'], ids = IDS) => {
  const marcadas = [...elegidas].map((letra) => letra.repeat(4));
  return escribeRacional(fraccionDeMultiple(ids, { modo, correctas, pesos: PESOS }, marcadas).fraccion);
};

describe('todo o nada', () => {
  test.each([
    ['ab', '1'],
    ['ba', '1'],
    ['a', '0'],
    ['abc', '0'],
    ['c', '0'],
  ])('%s: %s', (elegidas, esperada) => expect(da('todo_o_nada', elegidas)).toBe(esperada));
});

describe('proporcional', () => {
  test.each([
    ['ab', '1'],
    ['a', '1/2'],
    ['abc', '2/3'],
    ['ac', '1/6'],
    ['acd', '0'],
    ['abcde', '0'],
    ['cde', '0'],
  ])('%s: %s', (elegidas, esperada) => expect(da('proporcional', elegidas)).toBe(esperada));

  test('si todas son correctas no hay nada que reste', () => {
    expect(da('proporcional', 'a', ['aaaa', 'bbbb'], ['aaaa', 'bbbb'])).toBe('1/2');
  });
});

describe('por opción', () => {
  test.each([
    ['ab', '1'],
    ['a', '1/3'],
    ['bc', '1/6'],
    ['acd', '0'],
    ['e', '0'],
  ])('%s: %s', (elegidas, esperada) => expect(da('por_opcion', elegidas)).toBe(esperada));

  test('no pasa de 1', () => {
    const reglas = { modo: 'por_opcion', correctas: [], pesos: { aaaa: '1', bbbb: '1' } } as const;
    expect(fraccionDeMultiple(IDS, reglas, ['aaaa', 'bbbb']).fraccion).toEqual(UNO);
  });
});

test('siempre entre 0 y 1, y ni las repetidas ni las ajenas cuentan', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MODOS_DE_MULTIPLE),
      fc.subarray(IDS),
      fc.subarray(IDS),
      (modo, correctas, elegidas) => {
        const reglas = { modo, correctas, pesos: PESOS };
        const { fraccion } = fraccionDeMultiple(IDS, reglas, elegidas);
        expect(compara(fraccion, CERO)).toBeGreaterThanOrEqual(0);
        expect(compara(fraccion, UNO)).toBeLessThanOrEqual(0);
        const sucias = [...elegidas, ...elegidas, 'constructor', '__proto__'];
        expect(fraccionDeMultiple(IDS, reglas, sucias).fraccion).toEqual(fraccion);
      },
    ),
  );
});

test.each([['sin correctas', { correctas: [] }, 'Marca al menos una opción correcta.']])(
  'lo que falta: %s',
  (_, cambio, esperado) => {
    const { publica, clave } = multiple.ejemplo;
    expect(multiple.fallos({ publica, clave: { ...clave, ...cambio } })).toEqual([esperado]);
  },
);

test('tres tercios exactos son 100 %', () => {
  const { publica, clave } = multiple.ejemplo;
  const pesos = { aaaa: '1/3', bbbb: '1/3', cccc: '1/3' };
  expect(multiple.fallos({ publica, clave: { ...clave, modo: 'por_opcion', pesos } })).toEqual([]);
});

test.each([
  [{ aaaa: '1/2' }, 'no_llega'],
  [{ aaaa: '1', bbbb: '1/2' }, 'se_pasa'],
  [{ aaaa: '1/3', bbbb: '2/3', cccc: '-1' }, 'justo'],
] as const)('los valores %j no tienen que sumar 100: se sabe hasta dónde llegan (%s)', (pesos, llega) => {
  const { publica, clave } = multiple.ejemplo;
  const reglas = { ...clave, modo: 'por_opcion' as const, pesos };
  expect(multiple.fallos({ publica, clave: reglas })).toEqual([]);
  expect(sumaDePesos(IDS, reglas).llega).toBe(llega);
});
