import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escribeRacional } from '#core/racional.ts';
import { encaja, patronDe, type ReglasDeTexto, trozosDe } from '#preguntas/tipos/corta/patrones.ts';
import { fallosDeTexto, textoCorrecto } from '#preguntas/tipos/corta/reglas.ts';

const LAXA = { mayusculas: false, tildes: false, puntoFinal: false };
const con = (
  patrones: readonly (readonly [string, string])[],
  erratas: string | null = null,
): ReglasDeTexto => ({
  ...LAXA,
  patrones: patrones.map(([patron, peso], i) => ({ id: `pat${i}`, patron, peso })),
  erratas,
});
const da = (reglas: ReglasDeTexto, texto: string) => {
  const { patron, fraccion } = patronDe(reglas, texto);
  return `${patron?.patron ?? 'ninguno'} → ${escribeRacional(fraccion)}`;
};

describe('el asterisco', () => {
  test.each([
    ['*agua*', 'con agua fría', true],
    ['*agua*', 'agua', true],
    ['agua*', 'el agua', false],
    ['*agua', 'el agua', true],
    ['a*a', 'a', false],
    ['a*a', 'aa', true],
    ['a*b*c', 'a-xb-xc', true],
    ['a*b*c', 'acb', false],
    ['*', 'lo que sea', true],
    ['**', 'lo que sea', true],
    ['ab*ba', 'aba', false],
    ['5\\*3', '5*3', true],
    ['5\\*3', '5 por 3', false],
    ['5\\**', '5*3', true],
    ['el * rojo', 'El  camión  rojo.', true],
    ['*.', 'hola', true],
  ])('%s con «%s»: %s', (patron, texto, esperado) => {
    expect(patronDe(con([[patron, '1']]), texto).patron !== null).toBe(esperado);
  });

  test('vale lo que diría una expresión regular', () => {
    const letras = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 8 });
    const texto = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 10 });
    fc.assert(
      fc.property(letras, texto, (patron, escrito) => {
        const segun = new RegExp(`^${patron.replaceAll('*', '.*')}$`).test(escrito);
        expect(encaja(trozosDe(patron, LAXA), escrito)).toBe(segun);
      }),
      { numRuns: 500 },
    );
  });

  test('con doscientos asteriscos y mil letras se acaba', () => {
    expect(patronDe(con([[`${'a*'.repeat(240)}b`, '1']]), 'a'.repeat(1000)).patron).toBeNull();
  });
});

describe('qué patrón toma', () => {
  const reglas = con([
    ['*', '0'],
    ['*tintor', '1/2'],
    ['extintor', '1'],
    ['Extintor', '1/4'],
  ]);
  test('uno igual, aunque esté detrás; de los iguales, el primero', () => {
    expect(da(reglas, 'EXTINTOR')).toBe('extintor → 1');
  });
  test('si no, el primero que encaja', () => {
    expect(da(reglas, 'tintor')).toBe('* → 0');
  });
  test('si ninguno, nada', () => {
    expect(da(con([['sí', '1']]), 'no')).toBe('ninguno → 0');
  });
  test('el signo que hace de comodín por dentro no se puede escribir', () => {
    expect(da(con([['a\u0000b', '1']]), 'axb')).toBe('ninguno → 0');
    expect(da(con([['a*b', '1']]), 'a\u0000b')).toBe('a*b → 1');
  });
});

describe('las erratas', () => {
  const reglas = con(
    [
      ['extintor', '1'],
      ['ext*', '1/4'],
      ['montaña', '1'],
    ],
    '1/2',
  );
  test.each([
    ['extintor', 'extintor → 1'],
    ['extimtor', 'extintor → 1/2'],
    ['extraño', 'ext* → 1/4'],
    ['montana', 'ninguno → 0'],
    ['montaa', 'montaña → 1/2'],
  ])('%s: %s', (texto, esperado) => {
    expect(da(reglas, texto)).toBe(esperado);
  });
  test('sin tolerancia están mal', () => {
    expect(da({ ...reglas, erratas: null }, 'montaa')).toBe('ninguno → 0');
  });
  test('con asterisco no hay erratas', () => {
    expect(da(con([['extintor*', '1']], '1/2'), 'extimtor rojo')).toBe('ninguno → 0');
  });
});

test.each([
  ['sin ninguna', con([]), ['Escribe al menos una respuesta.']],
  [
    'vacía',
    con([
      ['a', '1'],
      [' ', '0'],
    ]),
    ['Hay una respuesta vacía: escríbela o quítala.'],
  ],
  [
    'iguales',
    con([
      ['Sí', '1'],
      ['si.', '0'],
    ]),
    ['Hay dos respuestas que se leen igual: quita una.'],
  ],
  ['sin la buena', con([['a', '1/2']]), ['Alguna respuesta tiene que valer el 100 %.']],
  [
    'asterisco y su escrito no son lo mismo',
    con([
      ['a*', '1'],
      ['a\\*', '0'],
    ]),
    [],
  ],
])('lo que falta: %s', (_, reglas, esperado) => {
  expect(fallosDeTexto(reglas)).toEqual(esperado);
});

test.each([
  [
    'la primera que vale todo',
    con([
      ['b', '1/2'],
      ['a', '1'],
      ['c', '1'],
    ]),
    'a',
  ],
  [
    'antes una sin asterisco',
    con([
      ['*luz*', '1'],
      ['la luz', '1'],
    ]),
    'la luz',
  ],
  ['sin sus asteriscos', con([['*luz*', '1']]), 'luz'],
  ['un asterisco escrito', con([['5\\*3', '1']]), '5*3'],
  ['no hay', con([['*', '1']]), null],
])('la que se enseña: %s', (_, reglas, esperado) => {
  expect(textoCorrecto(reglas)).toBe(esperado);
});
