import { expect, test } from 'vitest';
import { coverArt } from '#cursos/portada/cover-art.ts';
import { CLOTHS, coverLook, DRAWINGS } from '#cursos/portada/cover-look.ts';

test('un título de una letra y uno vacío también tienen cubierta', () => {
  expect(coverArt(coverLook('Ñ')).strokes.length).toBeGreaterThan(0);
  expect(coverArt(coverLook('')).strokes.length).toBeGreaterThan(0);
});

test('cada dibujo y cada tela son distintos de los demás, y ninguno escribe un número imposible', () => {
  const own = coverLook('Cocina');
  const drawings = Array.from({ length: DRAWINGS }, (_, drawing) => coverArt({ ...own, drawing }).strokes);
  const grounds = Array.from({ length: CLOTHS }, (_, cloth) => coverArt({ ...own, cloth }).ground);
  expect(new Set(drawings.map((strokes) => JSON.stringify(strokes))).size).toBe(DRAWINGS);
  expect(new Set(grounds).size).toBe(CLOTHS);
  expect(JSON.stringify(drawings)).not.toMatch(/NaN|undefined|Infinity/);
});
