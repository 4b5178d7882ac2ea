import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escribeRacional, iguales, UNO } from '#core/racional.ts';
import {
  type ClaveNumerica,
  fraccionDeNumero,
  numeroCorrecto,
  SIN_UNIDADES,
  type Unidades,
} from '#preguntas/tipos/numerica/claves.ts';
import { fallosDeNumero, fallosDeUnidades } from '#preguntas/tipos/numerica/reglas.ts';

const de = (
  valor: string,
  margen = '0',
  peso = '1',
  tipo: 'absoluta' | 'relativa' = 'absoluta',
): ClaveNumerica => ({
  valor,
  tolerancia: { tipo, valor: margen },
  peso,
});
const rango = (desde: string, hasta: string, peso = '1'): ClaveNumerica => ({
  valor: null,
  tolerancia: { tipo: 'rango', desde, hasta },
  peso,
});
const da = (
  claves: readonly ClaveNumerica[],
  texto: string,
  unidades = SIN_UNIDADES,
  unidad: string | null = null,
) => escribeRacional(fraccionDeNumero(claves, unidades, { texto, unidad }).fraccion);

describe('márgenes, con los extremos dentro', () => {
  test.each([
    ['0,3 ± 0,1 acepta 0,4', de('0.3', '0.1'), '0,4', '1'],
    ['y 0,2', de('0.3', '0.1'), '0,2', '1'],
    ['y no 0,41', de('0.3', '0.1'), '0,41', '0'],
    ['exacto', de('25'), '25,0', '1'],
    ['relativo', de('-200', '1/20', '1', 'relativa'), '-210', '1'],
    ['relativo, fuera', de('-200', '1/20', '1', 'relativa'), '-210,01', '0'],
    ['relativo a cero', de('0', '1/2', '1', 'relativa'), '0', '1'],
    ['rango, abajo', rango('1.5', '2'), '1,5', '1'],
    ['rango, arriba', rango('1.5', '2'), '2', '1'],
    ['rango, fuera', rango('1.5', '2'), '2,0000001', '0'],
    ['sin valor', { ...de('1'), valor: null }, '1', '0'],
    ['no es un número', de('1'), 'uno', '0'],
    ['con algo detrás', de('1'), '1 kg', '0'],
  ])('%s', (_, clave, texto, esperada) => {
    expect(da([clave], texto)).toBe(esperada);
  });
});

test('la primera clave que se cumple', () => {
  const claves = [de('25'), rango('20', '30', '1/2'), rango('0', '100', '-1/4')];
  expect(['25', '26', '50', '200'].map((texto) => da(claves, texto))).toEqual(['1', '1/2', '-1/4', '0']);
});

test('si se puede leer de dos maneras, cuenta la buena', () => {
  expect(da([de('25300')], '25.300')).toBe('1');
  expect(da([de('25.3')], '25.300')).toBe('1');
  expect(da([rango('20000', '30000', '0'), de('25.3')], '25.300')).toBe('1');
});

const PESO: Unidades = {
  unidad: 'escrita',
  unidades: [
    { id: 'kilo', nombre: 'kg' },
    { id: 'gramo', nombre: 'g' },
  ],
  factores: { kilo: '1', gramo: '1/1000' },
  unidadPorDefecto: 'kilo',
  sinUnidad: 'se_entiende',
};

describe('unidades', () => {
  const sinElla: Unidades = { ...PESO, sinUnidad: 'esta_mal' };
  test.each([
    ['escrita', PESO, '2500 g', null, '1'],
    ['pegada y en mayúsculas', PESO, '2,5KG', null, '1'],
    ['se entiende', PESO, '2,5', null, '1'],
    ['hace falta', sinElla, '2,5', null, '0'],
    ['hacía falta y está', sinElla, '2,5 kg', null, '1'],
    ['otra', PESO, '2,5 g', null, '0'],
    ['desconocida', PESO, '2,5 lb', null, '0'],
    ['elegida', { ...PESO, unidad: 'elegida' } as const, '2500', 'gramo', '1'],
    ['elegida y escrita, la misma', { ...PESO, unidad: 'elegida' } as const, '2500 g', 'gramo', '1'],
    ['elegida y escrita, dos', { ...PESO, unidad: 'elegida' } as const, '2,5 kg', 'gramo', '0'],
    ['de nombre peligroso', { ...PESO, unidad: 'elegida' } as const, '2,5', 'constructor', '0'],
  ])('%s', (_, unidades, texto, unidad, esperada) => {
    expect(da([de('2.5')], texto, unidades, unidad)).toBe(esperada);
  });
});

test('la que se enseña da todo, con cualquier clave que no tenga fallos', () => {
  const numero = fc
    .tuple(fc.integer({ min: -9999, max: 9999 }), fc.constantFrom(1, 3, 7, 8, 100))
    .map(([n, d]) => `${n}/${d}`);
  const clave = fc
    .tuple(numero, fc.constantFrom('0', '1/10', '2'))
    .map(([valor, margen]) => de(valor, margen));
  fc.assert(
    fc.property(
      clave,
      fc.constantFrom(SIN_UNIDADES, PESO, { ...PESO, unidad: 'elegida' as const }),
      (una, unidades) => {
        const correcta = numeroCorrecto([una], unidades);
        expect(correcta === null).toBe(fallosDeNumero([una], unidades).length > 0);
        if (correcta) expect(iguales(fraccionDeNumero([una], unidades, correcta).fraccion, UNO)).toBe(true);
      },
    ),
  );
});

test.each([
  ['ninguno', [], 'Escribe al menos un valor correcto.'],
  ['sin valor', [{ ...de('1'), valor: null }, de('1')], 'Hay un valor sin escribir: escríbelo o quítalo.'],
  ['margen negativo', [de('1', '-1')], 'Un margen no puede ser negativo.'],
  ['al revés', [rango('2', '1')], 'Hay un rango al revés: va del número menor al mayor.'],
  ['sin el bueno', [de('1', '0', '1/2')], 'Algún valor tiene que dar el 100 %.'],
  ['un tercio exacto', [de('1/3')], 'Nadie puede escribir el valor exacto: dale un margen.'],
])('lo que falta: %s', (_, claves, esperado) => {
  expect(fallosDeNumero(claves, SIN_UNIDADES)).toEqual([esperado]);
});

test.each([
  ['ninguna unidad', { unidades: [] }, 'Añade al menos una unidad.'],
  [
    'sin nombre',
    { unidades: [{ id: 'kilo', nombre: ' ' }] },
    'Hay una unidad sin nombre: escríbelo o quítala.',
  ],
  ['sin factor', { factores: { kilo: '1' } }, 'Di cuánto vale cada unidad: un número mayor que 0.'],
  ['factor 0', { factores: { kilo: '1', gramo: '0' } }, 'Di cuánto vale cada unidad: un número mayor que 0.'],
  [
    'sin la que se entiende',
    { unidadPorDefecto: null },
    'Elige qué unidad se entiende cuando no se escribe ninguna.',
  ],
])('lo que falta en las unidades: %s', (_, cambio, esperado) => {
  expect(fallosDeUnidades({ ...PESO, ...cambio })).toEqual([esperado]);
});
