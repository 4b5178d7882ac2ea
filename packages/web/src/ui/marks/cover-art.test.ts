import { expect, test } from 'vitest';
import { coverArt } from '#ui/marks/cover-art.ts';

test('el mismo título da siempre la misma cubierta, también escrito con tildes descompuestas', () => {
  const titulo = 'Protección de datos en el día a día';
  expect(coverArt(titulo)).toEqual(coverArt(titulo.normalize('NFD')));
});

test('títulos distintos se reparten entre las seis telas', () => {
  const telas = new Set(Array.from({ length: 200 }, (_, i) => coverArt(`Curso ${i}`).ground));
  expect(telas.size).toBe(6);
});

test('un título de una letra y uno vacío también tienen cubierta', () => {
  expect(coverArt('Ñ').strokes.length).toBeGreaterThan(0);
  expect(coverArt('').strokes.length).toBeGreaterThan(0);
});
