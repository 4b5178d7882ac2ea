import { expect, test } from 'vitest';
import { levelsOf } from '#pages/intentos/despues/levels.ts';

const niveles = [
  { nombre: 'Con un ejemplo', puntos: 1 },
  { nombre: 'No aparece', puntos: 0 },
  { nombre: 'Se explica', puntos: 0.75 },
];
const places = (dados: number) => levelsOf({ niveles, dados }).map(({ place }) => place);

test.each([
  [0.75, ['past', 'given', 'beyond']],
  [0, ['given', 'beyond', 'beyond']],
  [1, ['past', 'past', 'given']],
  // Given by hand, between two levels: none is the given one.
  [0.5, ['past', 'beyond', 'beyond']],
])('con %s puntos, de menos a más: %j', (dados, expected) => {
  expect(places(dados)).toEqual(expected);
});

test('un criterio sin niveles no tiene ninguno', () => {
  expect(levelsOf({ dados: 1 })).toEqual([]);
});

test('de dos niveles que valen lo mismo se da uno solo', () => {
  const iguales = [
    { nombre: 'A', puntos: 1 },
    { nombre: 'B', puntos: 1 },
  ];
  expect(levelsOf({ niveles: iguales, dados: 1 }).map(({ place }) => place)).toEqual(['given', 'beyond']);
});
