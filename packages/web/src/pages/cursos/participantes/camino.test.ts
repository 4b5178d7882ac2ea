import { expect, test } from 'vitest';
import { hallazgoDelCamino, mayorBache, tramosDe } from '#pages/cursos/participantes/camino.ts';

const CAMINO = [
  { id: 'a', titulo: 'Bienvenida' },
  { id: 'b', titulo: 'El arnés' },
  { id: 'c', titulo: 'Tu obra' },
];

test('cada obligatoria dice cuántas la hicieron, cuántas la tienen empezada y cuántas se pararon en ella', () => {
  const tramos = tramosDe(CAMINO, {
    personas: 29,
    porActividad: { a: 28, b: 21, x: 2 },
    empezadas: { b: 3 },
    // In any order: of those who did the second, one did not do the first.
    paradas: { a: 1, b: 8, c: 21 },
  });
  expect(tramos.map(({ id, hechas, empezadas, paran }) => [id, hechas, empezadas, paran])).toEqual([
    ['a', 28, 0, 1],
    ['b', 21, 3, 8],
    ['c', 0, 0, 21],
  ]);
  expect(mayorBache(tramos)?.id).toBe('c');
  expect(hallazgoDelCamino(tramos)).toBe(
    '21 personas hicieron la anterior y no «Tu obra»: es donde más se paran',
  );
});

test('si es en la primera, se dice sin anterior; si nadie se queda, también', () => {
  const todas = { personas: 3, porActividad: { a: 2, b: 2, c: 2 }, empezadas: {}, paradas: {} };
  expect(hallazgoDelCamino(tramosDe(CAMINO, { ...todas, paradas: { a: 1 } }))).toBe(
    'Falta 1 persona por hacer «Bienvenida»: es donde más se paran',
  );
  expect(hallazgoDelCamino(tramosDe(CAMINO, { ...todas, paradas: { b: 1 } }))).toBe(
    '1 persona hizo la anterior y no «El arnés»: es donde más se paran',
  );
  expect(hallazgoDelCamino(tramosDe(CAMINO, todas))).toBe('Nadie se queda por el camino');
});
