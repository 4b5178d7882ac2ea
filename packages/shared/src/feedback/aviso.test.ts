import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escribirAviso, loQueDiceElAviso } from '#feedback/aviso.ts';

test('de un aviso se lee lo que escribió la persona, tal cual', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.string(), (numero, version, texto) => {
      expect(loQueDiceElAviso(escribirAviso(numero, version, texto))).toBe(texto);
    }),
  );
  expect(loQueDiceElAviso('Pregunta rara')).toBe('Pregunta rara');
});
