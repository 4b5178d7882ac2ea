import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { igualado, soloEspacios } from '#preguntas/tipos/corta/escritura.ts';

const ESTRICTA = { mayusculas: true, tildes: true, puntoFinal: true };
const LAXA = { mayusculas: false, tildes: false, puntoFinal: false };

describe('siempre da igual', () => {
  test.each([
    ['espacios de fuera y dobles', '  hola \u00a0 mundo\n', 'hola mundo'],
    ['letras compuestas de otra manera', 'canción', 'cancio\u0301n'],
    ['comillas angulares', '«sí»', '"sí"'],
    ['comillas altas', '“sí„', '"sí"'],
    ['comillas simples', '‹a› ‘b’ ´c`', "'a' 'b' 'c'"],
    ['rayas largas', 'físico–químico — a', 'físico-químico - a'],
    ['marcas que no se ven', 'ho\u200bla', 'hola'],
  ])('%s', (_, uno, otro) => {
    expect(igualado(uno, ESTRICTA)).toBe(igualado(otro, ESTRICTA));
  });
});

test.each([
  ['mayúsculas', 'Madrid', 'madrid', 'mayusculas'],
  ['tildes', 'camión', 'camion', 'tildes'],
  ['diéresis', 'pingüino', 'pinguino', 'tildes'],
  ['punto final', 'Fin.', 'Fin', 'puntoFinal'],
] as const)('%s: se comparan o no según diga su autor', (_, uno, otro, opcion) => {
  expect(igualado(uno, ESTRICTA)).not.toBe(igualado(otro, ESTRICTA));
  const sin = { ...ESTRICTA, [opcion]: false };
  expect(igualado(uno, sin)).toBe(igualado(otro, sin));
});

describe('la ñ es una letra', () => {
  test.each([
    ['año', 'ano'],
    ['AÑO', 'ano'],
    ['an\u0303o', 'ano'],
    ['caña', 'cana'],
    ['n\u0323\u0303', 'n'],
  ])('%s no es %s aunque no cuenten las tildes', (uno, otro) => {
    expect(igualado(uno, LAXA)).not.toBe(igualado(otro, LAXA));
  });

  test('ÑANDÚ, ñandu y n\u0303andu\u0301 son lo mismo', () => {
    expect(new Set(['ÑANDÚ', 'ñandu', 'n\u0303andu\u0301'].map((uno) => igualado(uno, LAXA)))).toEqual(
      new Set(['ñandu']),
    );
  });

  test('quitar tildes nunca cambia cuántas hay', () => {
    const eñes = (texto: string) => [...texto.normalize('NFC')].filter((letra) => /ñ/i.test(letra)).length;
    const letras = fc.string({ unit: fc.constantFrom('n', 'ñ', 'Ñ', 'á', 'ü', 'o', '\u0301', ' ') });
    fc.assert(
      fc.property(letras, (texto) => {
        const compuesta = texto.normalize('NFC').replace(/[ñÑ]\u0301+/g, 'ñ');
        expect(eñes(igualado(compuesta, LAXA))).toBe(eñes(compuesta));
      }),
    );
  });
});

test('unos puntos suspensivos no son un punto final, ni un punto solo', () => {
  expect(igualado('etc...', LAXA)).toBe('etc...');
  expect(igualado('.', LAXA)).toBe('.');
});

test('igualar dos veces es igualar una', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.record({ mayusculas: fc.boolean(), tildes: fc.boolean(), puntoFinal: fc.constant(true) }),
      (texto, escritura) => {
        const una = igualado(texto, escritura);
        expect(igualado(una, escritura)).toBe(una);
      },
    ),
  );
});

test.each([
  ['', true],
  [' \u00a0\u2009\n\t\u200b', true],
  [' . ', false],
])('%j: solo espacios, %s', (texto, esperado) => {
  expect(soloEspacios(texto)).toBe(esperado);
});
