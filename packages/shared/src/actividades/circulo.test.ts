import { expect, test } from 'vitest';
import { circuloEn, fraseDeCirculo } from '#actividades/circulo.ts';
import type { Condicion } from '#actividades/requisitos.ts';

/** «A>BC B>C»: A waits for B and for C, B waits for C. */
const curso = (texto: string) =>
  texto
    .split(' ')
    .filter(Boolean)
    .map((una) => {
      const [id = '', espera = ''] = una.split('>');
      const condiciones: Condicion[] = [...espera].map((actividadId, i) =>
        i % 2 === 0 ? { tipo: 'completada', actividadId } : { tipo: 'nota', actividadId, minima: 5 },
      );
      return { id, titulo: id, requisitos: { modo: id === 'D' ? 'alguno' : 'todos', condiciones } as const };
    });

test.each([
  ['', null],
  ['A B C', null],
  ['A>B B>C C', null],
  ['A>BC B>D C>D D', null],
  ['A>X', null],
  ['A>A', 'A'],
  ['A>B B>A', 'AB'],
  ['C A>B B>A', 'AB'],
  ['A>B B>C C>A', 'ABC'],
  ['A>B B>C C>B', 'BC'],
  ['A>B B C>D D>EF E F>C', 'CDF'],
])('%j espera en círculo: %j', (texto, circulo) => {
  expect(
    circuloEn(curso(texto))
      ?.map(({ id }) => id)
      .join('') ?? null,
  ).toBe(circulo);
});

test('una cadena larguísima no acaba con la pila, ni cerrada en círculo', () => {
  const cadena = Array.from({ length: 50_000 }, (_, n) => ({
    id: String(n),
    titulo: String(n),
    requisitos: {
      modo: 'todos' as const,
      condiciones: [{ tipo: 'completada' as const, actividadId: String(n + 1) }],
    },
  }));
  expect(circuloEn(cadena)).toBeNull();
  const vuelta = { ...(cadena[49_999] as (typeof cadena)[number]), requisitos: cadena[0]?.requisitos };
  expect(circuloEn([...cadena.slice(0, -1), vuelta as (typeof cadena)[number]])).toHaveLength(49_999);
});

test('una fecha o un grupo no esperan a nadie', () => {
  const condiciones: Condicion[] = [
    { tipo: 'fecha', desde: '2026-01-01T00:00:00Z' },
    { tipo: 'grupo', grupoId: 'A' },
  ];
  expect(circuloEn([{ id: 'A', titulo: 'A', requisitos: { modo: 'todos', condiciones } }])).toBeNull();
});

test.each([
  [['A'], 'No se puede: «A» se espera a sí misma.'],
  [['A', 'B'], 'No se puede: «A» espera a «B» y «B» espera a «A».'],
  [['A', 'B', 'C'], 'No se puede: «A» espera a «B», «B» espera a «C» y «C» espera a «A».'],
  [
    'ABCDEFGHIJ'.split(''),
    'No se puede: «A» espera a «B», «B» espera a «C», «C» espera a «D», «D» espera a «E», «E» espera a «F», … y «J» espera a «A».',
  ],
])('el círculo %j se cuenta así: %s', (titulos, frase) => {
  expect(fraseDeCirculo(titulos)).toBe(frase);
});
