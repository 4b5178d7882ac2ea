import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withPlainLetters } from './plain-letters.ts';

const PROGRAM = String.raw`
  const año = { niñez: 'día «1» → 😀' };
  ({
    textos: [año.niñez, "ñ\\é", ${'`'}más ${'$'}{año.niñez}${'`'}],
    patrones: [/^[áéí–—]+$/.test('á—í'), /^😀$/u.test('😀'), /\p{L}ñ/u.test('éñ')],
  })`;

test('el programa dice lo mismo con letras de ASCII', () => {
  const plain = withPlainLetters(PROGRAM);
  expect(/^[\n -~]*$/.test(plain)).toBe(true);
  expect(runInNewContext(plain)).toEqual(runInNewContext(PROGRAM));
});

test('lo que ya lleva una barra no se escapa dos veces: se avisa al construir', () => {
  expect(() => withPlainLetters(String.raw`'\ñ'`)).toThrow('escaped twice');
});
