import { expect, test } from 'vitest';
import { comoSeEscribe, enMayusculas } from '#cargas/mayusculas.ts';

test.each([
  ['MARÍA DEL CARMEN', 'María del Carmen'],
  ['DE LA FUENTE GARCÍA', 'De la Fuente García'],
  ['ORTEGA Y GASSET', 'Ortega y Gasset'],
  ['PUIG I CADAFALCH', 'Puig i Cadafalch'],
  ['GARCÍA-LÓPEZ', 'García-López'],
  ["O'DONNELL", "O'Donnell"],
  ['MCDONALD', 'McDonald'],
  ['Mª ÁNGELES', 'Mª Ángeles'],
  ['JOSÉ M. ÑÚÑEZ', 'José M. Ñúñez'],
  ['FELIPE II', 'Felipe II'],
  ['DE LA', 'De La'],
  ['LI', 'Li'],
])('%s se escribe %s', (venia, queda) => {
  expect(enMayusculas(venia)).toBe(true);
  expect(comoSeEscribe(venia)).toBe(queda);
});

test.each(['María del Carmen', 'de la Fuente', 'McDonald', 'J. M.', 'JM', 'X', '', '123', '李'])(
  '%s se queda como viene',
  (texto) => {
    expect(enMayusculas(texto)).toBe(false);
    expect(comoSeEscribe(texto)).toBe(texto);
  },
);
