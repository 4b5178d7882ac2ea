import { expect, test } from 'vitest';
import { type Pareja, pastedPairs } from '#preguntas/emparejar/pasted-pairs.ts';

const pareja = ([izquierda = '', derecha = '']: readonly string[]): Pareja => ({
  izquierda: { id: '', texto: izquierda },
  derecha: { id: '', texto: derecha },
});
const put = (
  written: readonly (readonly string[])[],
  text: string,
  lado: keyof Pareja = 'izquierda',
  max = 20,
) => {
  const done = pastedPairs(written.map(pareja), { index: 0, lado, text, max, make: () => pareja([]) });
  return (
    done && { parejas: done.parejas.map((una) => [una.izquierda.texto, una.derecha.texto]), left: done.left }
  );
};

test.each([
  [
    'dos columnas de una hoja',
    [[], []],
    'A\t1\nB\t2\nC\t3',
    'izquierda',
    [
      ['A', '1'],
      ['B', '2'],
      ['C', '3'],
    ],
  ],
  [
    'una lista a la izquierda',
    [[], []],
    '1. A\n2. B',
    'izquierda',
    [
      ['A', ''],
      ['B', ''],
    ],
  ],
  [
    'otra a la derecha, junto a lo escrito',
    [['<p>A</p>'], ['<p>B</p>']],
    '1\n2',
    'derecha',
    [
      ['A', '1'],
      ['B', '2'],
    ],
  ],
  [
    'sin pisar lo que ya está',
    [['<p>A</p>', '<p>1</p>'], []],
    'B\t2\nC\t3',
    'izquierda',
    [
      ['A', '1'],
      ['B', '2'],
      ['C', '3'],
    ],
  ],
] as const)('%s se pega en parejas', (_, written, text, lado, parejas) => {
  const html = (texto: string) => (texto === '' ? '' : `<p>${texto}</p>`);
  expect(put(written, text, lado)).toEqual({ parejas: parejas.map((una) => una.map(html)), left: [] });
});

test('lo que no cabe se devuelve, y una frase se pega como siempre', () => {
  expect(put([[]], 'A\t1\nB\t2', 'izquierda', 1)?.left).toEqual(['B\t2']);
  expect(put([[]], 'Una frase sola')).toBeNull();
});
