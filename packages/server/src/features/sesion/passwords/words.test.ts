import { expect, test } from 'vitest';
import { nuevasPalabras, palabrasLlanas, VOCABULARIO } from '#features/sesion/passwords/words.ts';

test('cuatro palabras de unas dos mil, distintas por sus cuatro primeras letras y sin tildes', () => {
  expect(VOCABULARIO.length).toBeGreaterThan(1900);
  expect(new Set(VOCABULARIO.map((palabra) => palabra.slice(0, 4))).size).toBe(VOCABULARIO.length);
  expect(VOCABULARIO.every((palabra) => /^[a-z]{3,8}$/.test(palabra))).toBe(true);
  expect(nuevasPalabras().split(' ')).toHaveLength(4);
  expect(new Set(Array.from({ length: 200 }, nuevasPalabras)).size).toBe(200);
});

test.each([
  'arbol faro ciclo nube',
  '  Árbol-Faro-Ciclo-Nube ',
  'ARBOL, faro; ciclo... nube'.replace(';', ','),
  'árbol  faro\tciclo–nube',
])('«%s» se lee igual', (escritas) => {
  expect(palabrasLlanas(escritas)).toBe('arbol faro ciclo nube');
});
