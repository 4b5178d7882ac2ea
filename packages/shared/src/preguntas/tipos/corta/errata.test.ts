import fc from 'fast-check';
import { expect, test } from 'vitest';
import { esErrata } from '#preguntas/tipos/corta/errata.ts';

test.each([
  ['sobra una letra', 'extintor', 'extinttor', true],
  ['sobra al final', 'extintor', 'extintors', true],
  ['sobra al principio', 'extintor', 'eextintor', true],
  ['falta una letra', 'extintor', 'extitor', true],
  ['falta la última', 'extintor', 'extinto', true],
  ['cambiada', 'extintor', 'extimtor', true],
  ['vecinas cruzadas', 'extintor', 'extitnor', true],
  ['no vecinas cruzadas', 'extintor', 'rxtintoe', false],
  ['dos erratas', 'extintor', 'estimtor', false],
  ['dos erratas en dos palabras', 'manta ignífuga', 'mamta ignífuka', false],
  ['la misma', 'extintor', 'extintor', false],
  ['palabra de cuatro letras', 'gato', 'gatp', false],
  ['palabra de cinco letras', 'gatos', 'gatps', true],
  ['corta entre largas', 'manta de lana', 'manta da lana', false],
  ['larga entre cortas', 'la manta', 'la mamta', true],
  ['una n no es una ñ', 'montaña', 'montana', false],
  ['una ñ no es una n', 'ventana', 'ventaña', false],
  ['mayúscula tampoco', 'MONTAÑA', 'MONTANA', false],
  ['una ñ por otra letra', 'montaña', 'montama', true],
  ['una cifra cambiada', 'norma 23456', 'norma 23457', false],
  ['una cifra dentro', 'extintor', 'ext1intor', false],
  ['una cifra por letra', 'extintor', 'ext1ntor', false],
  ['una cifra detrás', 'clase', 'clase2', false],
  ['las palabras juntas', 'manta ignífuga', 'mantaignífuga', false],
  ['un acento suelto dentro', 'camion', "cami'on", true],
  ['un signo detrás', 'camion', 'camion!', false],
  ['nada', 'gatos', '', false],
])('%s', (_, esperado, escrito, errata) => {
  expect(esErrata(esperado, escrito)).toBe(errata);
});

const palabra = fc.string({ unit: fc.constantFrom('a', 'b', 'ñ', 'n', 'é'), minLength: 5, maxLength: 9 });

test('quitar una letra cualquiera de una palabra larga es una errata', () => {
  fc.assert(
    fc.property(palabra, fc.nat(), (larga, donde) => {
      const i = donde % larga.length;
      expect(esErrata(larga, larga.slice(0, i) + larga.slice(i + 1))).toBe(true);
    }),
  );
});

test('entre n y ñ, en el lugar que sea, nunca', () => {
  fc.assert(
    fc.property(palabra, palabra, (antes, despues) => {
      expect(esErrata(`${antes}n${despues}`, `${antes}ñ${despues}`)).toBe(false);
      expect(esErrata(`${antes}ñ${despues}`, `${antes}n${despues}`)).toBe(false);
    }),
  );
});
