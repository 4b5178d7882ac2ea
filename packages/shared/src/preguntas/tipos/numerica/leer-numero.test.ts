import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escribeRacional, iguales, racional } from '#core/racional.ts';
import {
  comoSeEntiende,
  escribeNumero,
  leerNumero,
  unidadEscrita,
} from '#preguntas/tipos/numerica/leer-numero.ts';

const lecturas = (texto: string): string[] =>
  (leerNumero(texto)?.lecturas ?? []).map((una) => escribeRacional(una));

describe('leer un número', () => {
  test.each([
    ['25', ['25']],
    ['007', ['7']],
    ['+5', ['5']],
    ['-3', ['-3']],
    ['−3', ['-3']],
    ['–3', ['-3']],
    ['- 3', ['-3']],
    ['2,5', ['5/2']],
    ['2.5', ['5/2']],
    [',5', ['1/2']],
    ['.5', ['1/2']],
    ['5.', ['5']],
    ['5,', ['5']],
    ['3e2', ['300']],
    ['3E+2', ['300']],
    ['3e−2', ['3/100']],
    ['1,5e3', ['1500']],
    ['25.300', ['25300', '253/10']],
    ['25,300', ['25300', '253/10']],
    ['-25.300', ['-25300', '-253/10']],
    ['1.000', ['1000', '1']],
    ['0.300', ['3/10']],
    ['025.300', ['253/10']],
    ['.300', ['3/10']],
    ['1234.567', ['1234567/1000']],
    ['25.3000', ['253/10']],
    ['1.234,56', ['30864/25']],
    ['1,234.56', ['30864/25']],
    ['1.234,', ['1234']],
    ['1.234.567', ['1234567']],
    ['1,234,567', ['1234567']],
    ['1.234.567,8', ['6172839/5']],
    ['25 300', ['25300']],
    ['25\u2009300', ['25300']],
    ['25\u202f300', ['25300']],
    ['25\u00a0300,5', ['50601/2']],
    ['25 300.500', ['50601/2']],
  ])('«%s»: %j', (texto, esperadas) => {
    expect(lecturas(texto)).toEqual(esperadas);
  });

  test.each([
    '',
    'hola',
    '.',
    ',',
    '-',
    'e5',
    '1.23.4',
    '1.234.56',
    '1.2345.678',
    '1234.567.890',
    '1.234,567.8',
    '12.34,5',
    '1..2',
    '1,,2',
    '5 2',
    '25 30',
    '1.234 567',
    '1 234.567,8',
    '1e999',
  ])('«%s» no es un número', (texto) => {
    expect(leerNumero(texto)).toBeNull();
  });

  test.each([
    ['25 kg', 'kg'],
    ['25kg', 'kg'],
    ['3e2 m/s', 'm/s'],
    ['5 m2', 'm2'],
    ['3e2000', 'e2000'],
    ['20 %', '%'],
  ])('detrás de «%s» queda «%s»', (texto, resto) => {
    expect(leerNumero(texto)?.resto).toBe(resto);
  });
});

test('lo que se escribe se lee igual, con grupos o sin ellos', () => {
  const decimales = fc
    .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 12 }))
    .map(([n, lugares]) => racional(n, 10n ** BigInt(lugares)));
  fc.assert(
    fc.property(decimales, fc.boolean(), (numero, grupos) => {
      const leidas = leerNumero(escribeNumero(numero, { grupos }))?.lecturas ?? [];
      expect(leidas.some((una) => iguales(una, numero))).toBe(true);
    }),
  );
});

test('ningún texto la rompe ni da más de dos lecturas', () => {
  const signos = fc.string({
    unit: fc.constantFrom('1', '0', '.', ',', ' ', '-', 'e', 'k', '\u2009'),
    maxLength: 200,
  });
  fc.assert(
    fc.property(fc.oneof(signos, fc.string({ maxLength: 200 })), (texto) => {
      const leido = leerNumero(texto);
      if (leido) expect([1, 2]).toContain(leido.lecturas.length);
      expect([null, 'string']).toContain(comoSeEntiende(texto) === null ? null : 'string');
    }),
    { numRuns: 500 },
  );
});

describe('lo que se dice al escribir', () => {
  const KG = [{ nombre: 'kg' }, { nombre: 'g' }];
  test.each([
    ['', null],
    ['25', null],
    ['25,3', null],
    ['12345', null],
    ['12.345,6', null],
    ['25 300', null],
    ['-3', null],
    ['25.300', 'se entiende 25.300 o 25,3'],
    ['25.300 kg', 'se entiende 25.300 o 25,3'],
    ['1.000', 'se entiende 1.000 o 1'],
    ['2.5', 'se entiende 2,5'],
    ['1,234.56', 'se entiende 1.234,56'],
    ['3e2', 'se entiende 300'],
    ['-.5', 'se entiende −0,5'],
    ['25 kg ', null],
    ['25 lb', 'no se entiende «lb»'],
    ['1.23.4', 'no es un número'],
    ['hola', 'no es un número'],
  ])('«%s»: %s', (texto, esperado) => {
    expect(comoSeEntiende(texto, KG)).toBe(esperado);
  });
  test('sin unidades, lo que sobra detrás no es un número', () => {
    expect(comoSeEntiende('25 kg')).toBe('no es un número');
  });
});

test.each([
  ['kg', 'kg'],
  ['KG', 'kg'],
  ['mW', 'mW'],
  ['MW', 'MW'],
  ['mw', null],
  ['lb', null],
])('la unidad «%s» es %s', (escrita, esperada) => {
  const unidades = ['kg', 'mW', 'MW'].map((nombre) => ({ nombre }));
  expect(unidadEscrita(unidades, escrita)?.nombre ?? null).toBe(esperada);
});
