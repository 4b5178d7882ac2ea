import { expect, test } from 'vitest';
import { lostOf, openAtFirst, withCases } from '#pages/intentos/despues/lost.ts';

const una = (
  lugar: number,
  resultado?: 'acierto' | 'parcial' | 'fallo' | 'blanco' | 'espera',
  bajo: number | null = null,
) => ({ lugar, bajo, tipo: 'unica' as const, resultado });
const caso = (lugar: number) => ({
  lugar,
  bajo: null,
  tipo: 'descripcion' as const,
  resultado: 'blanco' as const,
});

test('se abre lo que costó puntos: ni lo acertado ni lo que falta por corregir', () => {
  const todas = [una(0, 'acierto'), una(1, 'fallo'), una(2, 'parcial'), una(3, 'blanco'), una(4, 'espera')];
  expect(lostOf(todas).map(({ lugar }) => lugar)).toEqual([1, 2, 3]);
  expect([...openAtFirst(todas)]).toEqual([1, 2, 3]);
});

test('un caso se abre con lo que se preguntó de él, y no cuenta como pregunta', () => {
  const todas = [caso(0), una(1, 'fallo', 0), caso(2), una(3, 'acierto', 2)];
  expect(lostOf(todas)).toHaveLength(1);
  expect(openAtFirst(todas)).toEqual(new Set([1, 0]));
  expect(withCases(todas, [3])).toEqual(new Set([3, 2]));
});

test('si no se dice cómo fue cada una, se abren todas; si no se perdió nada, ninguna', () => {
  expect(openAtFirst([una(0), una(1)])).toEqual(new Set([0, 1]));
  expect(openAtFirst([una(0, 'acierto')])).toEqual(new Set());
});
