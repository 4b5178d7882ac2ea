import { expect, test } from 'vitest';
import { withoutAccents, withoutAccentsButEñe } from '#core/accents.ts';

test('se quitan las tildes, escritas de una manera o de otra', () => {
  expect(withoutAccents('Ñandú, pingüino y ÇA')).toBe('Nandu, pinguino y CA');
  expect(withoutAccents('camión'.normalize('NFD'))).toBe('camion');
  expect(withoutAccents('sin nada')).toBe('sin nada');
  expect(withoutAccents('हिन्दी')).toBe('हिन्दी');
});

test('donde la eñe es otra letra, se queda', () => {
  expect(withoutAccentsButEñe('El año de la cigüeña: mañana, sí')).toBe('El año de la cigueña: mañana, si');
  expect(withoutAccentsButEñe('ESPAÑA'.normalize('NFD'))).toBe('ESPAÑA');
});
