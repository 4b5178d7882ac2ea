import { expect, test } from 'vitest';
import { extremosDe } from '#reportes/valoraciones.ts';

const cursos = (...medias: number[]) =>
  medias.map((media, i) => ({ cursoId: `${i}`, curso: `Curso ${i}`, media, opiniones: 5 }));
const medias = (...dadas: number[]) => {
  const { mejores, peores } = extremosDe(cursos(...dadas));
  return [mejores.map(({ media }) => media), peores.map(({ media }) => media)];
};

test.each([
  ['de pocos cursos no hay mejor ni peor', [4.9, 1.2], [[], []]],
  ['si todos están a menos de media estrella, tampoco', [4.3, 4.2, 4.25, 4.4], [[], []]],
  [
    'los mejores y los peores, de fuera adentro',
    [3, 4.8, 2.1, 4.6, 1.5],
    [
      [4.8, 4.6],
      [1.5, 2.1],
    ],
  ],
  ['quien está entre los mejores no está entre los peores', [4.8, 4.7, 2], [[4.8, 4.7], [2]]],
  ['solo hay un peor si los demás están arriba', [4.8, 4.7, 4.6, 3], [[4.8, 4.7], [3]]],
])('%s', (_, dadas, esperado) => {
  expect(medias(...dadas)).toEqual(esperado);
});
