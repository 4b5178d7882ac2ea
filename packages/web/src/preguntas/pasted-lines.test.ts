import { expect, test } from 'vitest';
import { pastedLines } from '#preguntas/pasted-lines.ts';

const line = (texto: string) => ({ texto });
const put = (written: readonly string[], index: number, text: string, max = 20) => {
  const done = pastedLines(written.map(line), index, text, { max, make: line });
  return done && { lines: done.lines.map(({ texto }) => texto), left: done.left };
};

test.each([
  [
    'en la primera vacía, sin dejar vacías detrás',
    ['', ''],
    0,
    'A\nB\nC',
    ['<p>A</p>', '<p>B</p>', '<p>C</p>'],
    [],
  ],
  ['detrás de una escrita', ['<p>A</p>', '<p></p>'], 0, 'B\nC', ['<p>A</p>', '<p>B</p>', '<p>C</p>'], []],
  [
    'entre dos escritas',
    ['<p>A</p>', '', '<p>Z</p>'],
    1,
    'B\nC',
    ['<p>A</p>', '<p>B</p>', '<p>C</p>', '<p>Z</p>'],
    [],
  ],
] as const)('una lista pegada %s', (_, written, index, text, lines, left) => {
  expect(put(written, index, text)).toEqual({ lines, left });
});

test('lo que no cabe se devuelve, y lo que no es una lista se pega como siempre', () => {
  expect(put(['', '<p>Z</p>'], 0, 'A\nB\nC\nD', 3)).toEqual({
    lines: ['<p>A</p>', '<p>B</p>', '<p>Z</p>'],
    left: ['C', 'D'],
  });
  expect(put(['', ''], 0, 'Una frase sola')).toBeNull();
});
