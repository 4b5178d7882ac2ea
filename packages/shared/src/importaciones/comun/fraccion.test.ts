import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escribeRacional, racional } from '#core/racional.ts';
import { escribePorCiento, leeFraccion } from '#importaciones/comun/fraccion.ts';

test.each([
  ['100', '1', false],
  ['50', '1/2', false],
  ['33.33333', '1/3', false],
  ['-33.33333', '-1/3', false],
  ['33,33333', '1/3', false],
  ['66.66667', '2/3', false],
  ['66.66666', '2/3', false],
  ['16.66667', '1/6', false],
  ['83.33333', '5/6', false],
  ['14.28571', '1/7', false],
  ['11.11111', '1/9', false],
  ['12.5', '1/8', false],
  ['33.33', '1/3', true],
  ['33.3', '1/3', true],
  ['33', '33/100', false],
  ['0', '0', false],
  ['0.5', '1/200', false],
  ['-100', '-1', false],
])('%s por ciento es %s', (escrito, exacto, redonda) => {
  const leida = leeFraccion(escrito);
  expect(leida && [escribeRacional(leida.valor), leida.redonda]).toEqual([exacto, redonda]);
});

test.each([
  ['0.3333333', '1/3'],
  ['0.25', '1/4'],
  ['1', '1'],
  ['.5', '1/2'],
  ['0.33', '33/100'],
])('%s de 1 es %s', (escrito, exacto) => {
  const leida = leeFraccion(escrito, 1);
  expect(leida && escribeRacional(leida.valor)).toBe(exacto);
});

test.each(['', 'x', '1/3', '1.2.3', '%', '1e5', '.'])('«%s» no es un valor', (escrito) => {
  expect(leeFraccion(escrito)).toBeNull();
});

test('lo que se escribe como porcentaje se lee igual, o se dice que no cabe', () => {
  const parte = fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: 1, max: 30 }));
  fc.assert(
    fc.property(parte, ([n, d]) => {
      const exacta = escribeRacional(racional(n, d));
      const escrito = escribePorCiento(exacta);
      expect(escrito).not.toBeNull();
      const leida = leeFraccion(escrito ?? '');
      expect(leida && escribeRacional(leida.valor)).toBe(exacta);
    }),
  );
  expect(escribePorCiento('1/997')).toBeNull();
});
