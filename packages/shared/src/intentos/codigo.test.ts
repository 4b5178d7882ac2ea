import { expect, test } from 'vitest';
import { codigoEscrito } from '#intentos/codigo.ts';

test('el código de un recibo se escribe en dos mitades', () => {
  expect(codigoEscrito('K7PF3QXM')).toBe('K7PF-3QXM');
  expect(codigoEscrito('K7PF-3QXM')).toBe('K7PF-3QXM');
});
