import fc from 'fast-check';
import { expect, test } from 'vitest';
import { racional, racionalDe } from '#core/racional.ts';
import {
  aprueba,
  type IntentoConNota,
  notaDe,
  notaEscrita,
  notaMedia,
  notaQueCuenta,
  puntosDeTodas,
  puntosParaAprobar,
} from '#intentos/nota.ts';

const una = (puntos: string, fraccion: string | null) => ({
  puntos: racionalDe(puntos),
  fraccion: fraccion === null ? null : racionalDe(fraccion),
});

test.each([
  ['todo bien', [una('2', '1'), una('3', '1')], '10.00', false],
  ['un tercio de tres puntos', [una('3', '1/3')], '3.33', false],
  ['dos tercios', [una('3', '2/3')], '6.67', false],
  ['4,995 es 5', [una('1000', '999/2000')], '5.00', false],
  ['4,994 no llega', [una('1000', '4994/10000')], '4.99', false],
  ['lo negativo resta a lo demás', [una('1', '1'), una('1', '-1/4')], '3.75', false],
  ['nunca baja de 0', [una('1', '-1'), una('1', '0')], '0.00', false],
  [
    'lo que espera a alguien es provisional y vale 0 hasta entonces',
    [una('1', '1'), una('1', null)],
    '5.00',
    true,
  ],
  ['lo que no puntúa no hace provisional', [una('1', '1'), una('0', null)], '10.00', false],
  ['sin puntos no hay nota', [una('0', '1')], null, false],
])('%s', (_, preguntas, nota, provisional) => {
  expect(notaDe(preguntas)).toEqual({ nota, provisional });
});

test.each([
  ['tres tercios de punto son un punto', [una('1', '1/3'), una('1', '1/3'), una('1', '1/3')], 1, 3],
  ['lo que resta se quita de lo demás', [una('1', '1'), una('1', '-1/3')], 0.67, 2],
  ['nunca bajan de 0', [una('1', '-1'), una('1', '0')], 0, 2],
  ['lo que espera a alguien aún no suma', [una('2', '1'), una('1.5', null)], 2, 3.5],
])('los puntos se suman exactos y se redondean una vez: %s', (_, preguntas, logrados, posibles) => {
  expect(puntosDeTodas(preguntas)).toEqual({ logrados, posibles });
});

test.each([
  [[9.44, 10], 9.72],
  [[9.7, 9.74, 9.72], 9.72],
  [[4.95, 4.97], 4.96],
  [[4.99, 5], 5],
  [[], null],
])('la media de %j es %s: una nota más, redondeada una vez', (notas, media) => {
  expect(notaMedia(notas)).toBe(media);
});

test('la nota para aprobar, en puntos', () => {
  expect(puntosParaAprobar(24, 5)).toBe(12);
  expect(puntosParaAprobar(2.05, 5)).toBe(1.03);
});

test('la nota está entre 0 y 10 y no depende del orden de las preguntas', () => {
  const fraccion = fc.tuple(fc.integer({ min: -60, max: 60 }), fc.constantFrom(60, 100, 7 * 12));
  const pregunta = fc.record({
    puntos: fc.integer({ min: 1, max: 1000 }).map((centesimas) => racional(centesimas, 100)),
    fraccion: fraccion.map(([n, d]) => racional(n, d)),
  });
  fc.assert(
    fc.property(fc.array(pregunta, { minLength: 1, maxLength: 40 }), (preguntas) => {
      const { nota } = notaDe(preguntas);
      expect(Number(nota)).toBeGreaterThanOrEqual(0);
      expect(Number(nota)).toBeLessThanOrEqual(10);
      expect(notaDe(preguntas.toReversed()).nota).toBe(nota);
    }),
  );
});

test.each([
  ['5.00', 5, true],
  ['4.99', 5, false],
  ['6.10', 6.1, true],
  ['6.09', 6.1, false],
  ['0.00', 0, true],
])('%s con un mínimo de %s: %s', (nota, minima, esperado) => {
  expect(aprueba(nota, minima)).toBe(esperado);
});

const intento = (
  nota: string | null,
  estado: IntentoConNota['estado'] = 'entregado',
  provisional = false,
) => ({
  estado,
  nota,
  provisional,
});

test.each([
  ['mejor', [intento('5.00'), intento('7.50'), intento('6.00')], '7.50'],
  ['ultima', [intento('5.00'), intento('7.50'), intento('6.00')], '6.00'],
  ['primera', [intento('5.00'), intento('7.50')], '5.00'],
  ['media', [intento('5.00'), intento('5.01')], '5.01'],
  ['media', [intento('3.33'), intento('3.33'), intento('3.34')], '3.33'],
  ['ultima', [intento('5.00'), intento('9.00', 'entregado', true)], '5.00'],
  ['mejor', [intento('5.00'), intento('9.00', 'anulado')], '5.00'],
  ['mejor', [intento(null, 'en_curso')], null],
  ['mejor', [], null],
] as const)('la que cuenta es la %s', (regla, intentos, esperada) => {
  expect(notaQueCuenta(regla, intentos)).toBe(esperada);
});

test.each([
  ['10.00', '10'],
  ['6.80', '6,8'],
  ['6.81', '6,81'],
  ['0.00', '0'],
])('%s se escribe %s', (nota, escrita) => expect(notaEscrita(nota)).toBe(escrita));
