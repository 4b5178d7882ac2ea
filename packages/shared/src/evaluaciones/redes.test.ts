import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estaEnLasRedes, rangoDe } from '#evaluaciones/redes.ts';

test.each<[string, string, boolean]>([
  ['192.168.1.10', '192.168.1.10', true],
  ['192.168.1.11', '192.168.1.10', false],
  ['10.20.255.255', '10.20.0.0/16', true],
  ['10.21.0.0', '10.20.0.0/16', false],
  ['10.20.3.4', '10.20.9.9/16', true],
  ['1.2.3.4', '0.0.0.0/0', true],
  ['10.0.0.5', '10.0.0.5-10.0.0.40', true],
  ['10.0.0.41', '10.0.0.5 - 10.0.0.40', false],
  ['2001:db8::1', '2001:db8::/32', true],
  ['2001:db9::1', '2001:db8::/32', false],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1', true],
  ['::ffff:10.20.1.1', '10.20.0.0/16', true],
  ['fe80::1%eth0', 'fe80::/10', true],
  ['::1', '0.0.0.0/0', false],
  ['', '0.0.0.0/0', false],
  ['nadie', '::/0', false],
])('%s en %s', (direccion, red, dentro) => {
  expect(estaEnLasRedes(direccion, [red])).toBe(dentro);
});

test('sin redes, desde cualquiera; de varias, basta una', () => {
  expect(estaEnLasRedes('1.2.3.4', [])).toBe(true);
  expect(estaEnLasRedes('1.2.3.4', ['10.0.0.0/8', '1.2.3.0/24'])).toBe(true);
});

test.each([
  '',
  '10.0.0',
  '10.0.0.256',
  '010.0.0.1',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0.9-10.0.0.1',
  '10.0.0.1-::1',
  ':::',
  '1::2::3',
  '2001:db8::/129',
  '12345::',
  'aula 3',
])('«%s» no es una red', (texto) => {
  expect(rangoDe(texto)).toBeNull();
});

test('toda dirección se entiende, y está en su propia red', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (direccion) => {
      expect(rangoDe(direccion)).not.toBeNull();
      expect(estaEnLasRedes(direccion, [direccion])).toBe(true);
    }),
  );
});
