import { expect, test } from 'vitest';
import { markOf, type Sheet, soFar } from '#pages/entregas/mark-values.ts';

const sheet = (maximo: number, ...puntos: number[]): Sheet => ({
  key: 'una',
  version: 1,
  de: { id: '', cursoId: '', actividadId: '' },
  maximo,
  rubrica: puntos.map((valor) => ({ titulo: 'Claridad', descripcion: null, puntos: valor })),
  dada: [],
  nota: null,
  comentario: '',
});
const conPuntos = (...puntos: (number | null)[]) => ({ nota: null, puntos, comentario: '' });

test('la nota que se va viendo es la que se guardará: media centésima sube', () => {
  expect(markOf(sheet(10, 10), conPuntos(1.005))).toBe(1.01);
  expect(markOf(sheet(1, 3), conPuntos(1))).toBe(0.33);
  expect(markOf(sheet(10, 2, 2), conPuntos(2, null))).toBeNull();
  expect(markOf(sheet(10, 2), conPuntos(3))).toBeNull();
});

test('lo que va sumado se ve desde el primer criterio, con los que faltan', () => {
  expect(soFar(sheet(3, 1, 1, 1), conPuntos(1, null, null))).toEqual({ nota: 1, faltan: 2 });
  expect(soFar(sheet(10, 2, 2), conPuntos(2, 1))).toEqual({ nota: 7.5, faltan: 0 });
  // What is too much counts for nothing until it is mended.
  expect(soFar(sheet(10, 2, 2), conPuntos(2, 9))).toEqual({ nota: 5, faltan: 1 });
});
