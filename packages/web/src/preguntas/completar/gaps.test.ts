import { expect, test } from 'vitest';
import { wordAround } from '#preguntas/completar/gaps.ts';

test.each([
  ['al acabar de escribirla', 'al punto de encuentro', 21, 'encuentro'],
  ['en medio, con sus letras', 'la señalización, siempre', 8, 'señalización'],
  ['ante una coma', 'recta, derecha', 5, 'recta'],
  ['junto a otro hueco', '\uFFFCcuerpo', 7, 'cuerpo'],
  ['tras un espacio, ninguna', 'punto de ', 9, ''],
])('la palabra donde está el cursor: %s', (_, text, at, word) => {
  expect(text.slice(...wordAround(text, at))).toBe(word);
});
