import { expect, test } from 'vitest';
import { rechazoDe } from '#avisos/codigo-de-entrega.ts';

test.each([
  ['5.1.1', 'el buzón no existe (5.1.1)', true],
  // Of Exchange.
  ['5.1.10', 'el buzón no existe (5.1.10)', true],
  ['5.1.2', 'su dominio no existe (5.1.2)', true],
  ['5.1.8', 'su servidor no admite nuestro remitente (5.1.8)', false],
  ['5.2.1', 'el buzón está desactivado (5.2.1)', true],
  ['5.2.2', 'el buzón está lleno (5.2.2)', true],
  ['5.2.3', 'el correo es demasiado grande para ese buzón (5.2.3)', false],
  ['5.4.4', 'no hay servidor que reciba el correo de su dominio (5.4.4)', true],
  ['5.7.1', 'su servidor no admite nuestro correo (5.7.1)', false],
  ['4.4.7', 'su servidor no lo recogió en días (4.4.7)', false],
  ['5.0.0', 'su servidor lo devolvió (5.0.0)', true],
  [null, 'su servidor lo devolvió', true],
] as const)('%s', (codigo, motivo, direccion) => {
  expect(rechazoDe(codigo)).toEqual({ motivo, direccion });
});
