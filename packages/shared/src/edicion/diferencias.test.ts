import { describe, expect, test } from 'vitest';
import { comparar, componer, partir, señalar } from '#edicion/diferencias.ts';

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
  ])('%s: se une solo', (_, suyo, mio, unido) => {
    expect(componer(comparar(base, suyo, mio), [])).toBe(unido);
  });

  test('donde las dos tocaron lo mismo se elige, y mientras no se elija no hay texto', () => {
    const tramos = comparar(
      base,
      p('uno', 'dos suyo', 'tres'),
      p('UNO', 'dos', 'tres').replace('dos', 'dos mío'),
    );
    expect(tramos.map(({ tipo }) => tipo)).toEqual(['choque', 'iguales']);
    expect(componer(tramos, [])).toBeNull();
    expect(componer(tramos, ['suyo'])).toBe(p('uno', 'dos suyo', 'tres'));
    expect(componer(tramos, ['mio'])).toBe(p('UNO', 'dos mío', 'tres'));
    expect(componer(tramos, ['ambos'])).toBe(p('uno', 'dos suyo', 'UNO', 'dos mío', 'tres'));
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
