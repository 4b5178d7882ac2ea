import { describe, expect, test } from 'vitest';
import { comparar, componer, señalar } from '#edicion/diferencias.ts';
import { partir } from '#edicion/partir.ts';

const p = (...parrafos: string[]) => parrafos.map((uno) => `<p>${uno}</p>`).join('');

test.each([
  ['', []],
  ['uno\ndos', ['uno\n', 'dos']],
  [p('uno', 'dos <b>tres</b>'), ['<p>uno</p>', '<p>dos <b>tres</b></p>']],
  [
    '<ul><li>a</li><li>b</li></ul><hr><p>c<br>d</p>',
    ['<ul><li>a</li><li>b</li></ul>', '<hr>', '<p>c<br>d</p>'],
  ],
  ['<p>sin cerrar', ['<p>sin cerrar']],
])('%j se parte sin perder nada', (texto, partes) => {
  expect(partir(texto)).toEqual(partes);
  expect(partir(texto).join('')).toBe(texto);
});

describe('dos personas cambian el mismo texto', () => {
  const base = p('uno', 'dos', 'tres');

  test.each([
    ['nadie toca nada', base, base, base],
    ['cada una lo suyo', p('UNO', 'dos', 'tres'), p('uno', 'dos', 'TRES'), p('UNO', 'dos', 'TRES')],
    ['las dos lo mismo', p('uno', 'DOS', 'tres'), p('uno', 'DOS', 'tres'), p('uno', 'DOS', 'tres')],
    ['una añade y otra quita', p('cero', 'uno', 'dos', 'tres'), p('uno', 'tres'), p('cero', 'uno', 'tres')],
    ['una lo borra todo', '', base, ''],
    ['párrafos seguidos', p('uno', 'DOS', 'tres'), p('UNO', 'dos', 'tres'), p('UNO', 'DOS', 'tres')],
    [
      'las dos añaden lo mismo y una, algo más',
      p('uno', 'dos', 'tres', 'x'),
      p('uno', 'dos', 'tres', 'x', 'y'),
      p('uno', 'dos', 'tres', 'x', 'y'),
    ],
  ])('%s: se une solo', (_, suyo, mio, unido) => {
    expect(componer(comparar(base, suyo, mio), [])).toBe(unido);
  });

  test('donde las dos tocaron lo mismo se elige, y mientras no se elija no hay texto', () => {
    const tramos = comparar(
      base,
      p('uno', 'dos suyo', 'tres'),
      p('UNO', 'dos', 'tres').replace('dos', 'dos mío'),
    );
    expect(tramos.map(({ tipo }) => tipo)).toEqual(['mio', 'choque', 'iguales']);
    expect(componer(tramos, [])).toBeNull();
    expect(componer(tramos, ['suyo', 'suyo'])).toBe(p('uno', 'dos suyo', 'tres'));
    expect(componer(tramos, [null, 'mio'])).toBe(p('UNO', 'dos mío', 'tres'));
    expect(componer(tramos, [null, 'ambos'])).toBe(p('UNO', 'dos suyo', 'dos mío', 'tres'));
  });

  test('lo que las dos escribieron igual no se elige, aunque esté junto a lo que choca', () => {
    const tramos = comparar(base, p('Uno', 'DOS', 'tres'), p('Uno', 'Dos', 'tres'));
    expect(tramos.map(({ tipo }) => tipo)).toEqual(['iguales', 'choque', 'iguales']);
  });

  test('se lee igual aunque cada programa lo escriba a su manera', () => {
    const [suyo, mio] = [`<p>uno&nbsp;más<br/></p>${p('DOS')}`, `<p>uno\u00A0más<br></p>${p('tres')}`];
    expect(comparar(p('x', 'y'), suyo, mio).map(({ tipo }) => tipo)).toEqual(['iguales', 'choque']);
  });

  test.each([
    ['elementos de una lista', 'ul', 'li'],
    ['filas de una tabla', 'tbody', 'tr'],
  ])('%s: cada persona el suyo, y se une por dentro', (_, caja, parte) => {
    const con = (...partes: string[]) =>
      `<${caja}>${partes.map((uno) => `<${parte}>${p(uno)}</${parte}>`).join('')}</${caja}>`;
    expect(componer(comparar(con('a', 'b', 'c'), con('A', 'b', 'c'), con('a', 'b', 'C', 'd')), [])).toBe(
      con('A', 'b', 'C', 'd'),
    );
  });

  test('de dos líneas que eran la última, los dos son dos líneas', () => {
    expect(componer(comparar('a', 'a\nb', 'a\nc'), [null, 'ambos'])).toBe('a\nb\nc');
  });

  test('lo que se unió solo también se puede dejar fuera', () => {
    const tramos = comparar(base, p('uno', 'dos', 'tres', 'cuatro'), base);
    expect(tramos.map(({ tipo }) => tipo)).toEqual(['iguales', 'iguales', 'iguales', 'suyo']);
    expect(componer(tramos, [null, null, null, 'mio'])).toBe(base);
  });

  // Whatever both sides are, choosing one of them everywhere gives that one back.
  test('elegir siempre lo mismo da la versión entera de quien se elige', () => {
    const trozos = ['a', 'b', 'c', 'd'];
    let semilla = 7;
    const azar = (n: number) => (semilla = (semilla * 1103515245 + 12345) % 2 ** 31) % n;
    const texto = () => p(...Array.from({ length: azar(6) }, () => trozos[azar(4)] ?? ''));
    for (let vez = 0; vez < 300; vez++) {
      const [b, suyo, mio] = [texto(), texto(), texto()];
      const tramos = comparar(b, suyo, mio);
      const todos = (eleccion: 'suyo' | 'mio') =>
        componer(
          tramos,
          tramos.map(() => eleccion),
        );
      expect([todos('suyo'), todos('mio')]).toEqual([suyo, mio]);
    }
  });
});

test('se señalan las palabras que la otra versión no tiene', () => {
  expect(
    señalar('caes 6,25 m abajo', 'caes 6 m abajo')
      .filter(({ cambia }) => cambia)
      .map(({ texto }) => texto),
  ).toEqual(['6,25']);
});
