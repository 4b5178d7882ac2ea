import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aproximado,
  CERO,
  compara,
  entre,
  escribeRacional,
  iguales,
  leeRacional,
  mayor,
  menor,
  opuesto,
  por,
  racional,
  type Racional,
  racionalDe,
  racionalDeNumero,
  redondea,
  resta,
  suma,
  UNO,
  valorAbsoluto,
} from '#core/racional.ts';

const cualquiera = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([n, d]) => racional(n, d));

test.each([
  ['12', '12'],
  ['-1/3', '-1/3'],
  ['0.25', '1/4'],
  ['2/4', '1/2'],
  ['-0', '0'],
  ['0.10', '1/10'],
])('«%s» se lee como %s', (texto, esperado) => {
  expect(escribeRacional(racionalDe(texto))).toBe(esperado);
});

test.each(['', ' 1', '1,5', '1/0', '0.5/2', '+1', '1e3', 'NaN', '--1', '1.', '.5', '9'.repeat(41)])(
  '«%s» no es un número exacto',
  (texto) => {
    expect(leeRacional(texto)).toBeNull();
    expect(() => racionalDe(texto)).toThrow(TypeError);
  },
);

test('no se divide entre 0', () => {
  expect(() => racional(1, 0)).toThrow(RangeError);
  expect(() => entre(UNO, CERO)).toThrow(RangeError);
});

test('lo que a los números de máquina les sale mal sale bien', () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(iguales(suma(racionalDeNumero(0.1), racionalDeNumero(0.2)), racionalDeNumero(0.3))).toBe(true);
  const tercio = racional(1, 3);
  expect(iguales(suma(tercio, tercio, tercio), UNO)).toBe(true);
});

describe('redondear', () => {
  test.each([
    ['4.995', 2, '5.00'],
    ['4.994', 2, '4.99'],
    ['-4.995', 2, '-5.00'],
    ['-0.001', 2, '0.00'],
    ['20/3', 2, '6.67'],
    ['1/200', 2, '0.01'],
    ['1/2', 0, '1'],
    ['-1/2', 0, '-1'],
    ['1005/1000', 2, '1.01'],
    ['0', 2, '0.00'],
  ])('%s a %i decimales es %s', (texto, decimales, esperado) => {
    expect(redondea(racionalDe(texto), decimales)).toBe(esperado);
  });

  test('nunca se aleja más de media unidad, y el medio se aleja de cero', () => {
    fc.assert(
      fc.property(cualquiera, fc.integer({ min: 0, max: 6 }), (uno, decimales) => {
        const redondo = racionalDe(redondea(uno, decimales));
        const media = racional(1n, 2n * 10n ** BigInt(decimales));
        const error = compara(valorAbsoluto(resta(redondo, uno)), media);
        expect(error).toBeLessThanOrEqual(0);
        if (error === 0) expect(compara(valorAbsoluto(redondo), valorAbsoluto(uno))).toBe(1);
        expect(redondea(opuesto(uno), decimales).replace('-', '')).toBe(
          redondea(uno, decimales).replace('-', ''),
        );
      }),
    );
  });
});

describe('siempre', () => {
  const enSuForma = ({ n, d }: Racional) =>
    d > 0n && iguales(racional(n, d), { n, d }) && racional(n, d).d === d;

  test('lo escrito se lee igual', () => {
    fc.assert(
      fc.property(cualquiera, (uno) => {
        expect(racionalDe(escribeRacional(uno))).toEqual(uno);
      }),
    );
  });

  test('sumar y restar, multiplicar y dividir se deshacen, en la forma más corta', () => {
    fc.assert(
      fc.property(cualquiera, cualquiera, (a, b) => {
        expect(resta(suma(a, b), b)).toEqual(a);
        if (b.n !== 0n) expect(entre(por(a, b), b)).toEqual(a);
        for (const uno of [suma(a, b), por(a, b), opuesto(a)]) expect(enSuForma(uno)).toBe(true);
      }),
    );
  });

  test('ordena como los números', () => {
    fc.assert(
      fc.property(cualquiera, cualquiera, (a, b) => {
        expect(compara(a, b)).toBe(-compara(b, a) + 0);
        expect([mayor(a, b), menor(a, b)]).toEqual(compara(a, b) < 0 ? [b, a] : [a, b]);
        if (aproximado(a) < aproximado(b)) expect(compara(a, b)).toBe(-1);
      }),
    );
  });
});

test.each([
  [0.0000001, '1/10000000'],
  [-2.5e-8, '-1/40000000'],
  [1e21, '1000000000000000000000'],
  [25, '25'],
  [-0.5, '-1/2'],
])('el número %s es exactamente %s, lo escriba como lo escriba el programa', (numero, esperado) => {
  expect(escribeRacional(racionalDeNumero(numero))).toBe(esperado);
});
