import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { expect, test } from 'vitest';
import { rightWords, wordAround } from '#preguntas/completar/gaps.ts';

test.each([
  ['al acabar de escribirla', 'al punto de encuentro', 21, 'encuentro'],
  ['en medio, con sus letras', 'la señalización, siempre', 8, 'señalización'],
  ['ante una coma', 'recta, derecha', 5, 'recta'],
  ['junto a otro hueco', '\uFFFCcuerpo', 7, 'cuerpo'],
  ['tras un espacio, ninguna', 'punto de ', 9, ''],
])('la palabra donde está el cursor: %s', (_, text, at, word) => {
  expect(text.slice(...wordAround(text, at))).toBe(word);
});

test('de cada hueco se dice su respuesta, también si es un número', () => {
  const { publica, clave } = tipoDePregunta('completar').ejemplo as unknown as Parameters<
    typeof rightWords
  >[0];
  expect(publica.huecos.map((hueco) => rightWords({ publica, clave }, hueco))).toEqual([
    'rodillas',
    '90',
    'recta',
    'despacio',
  ]);
});
