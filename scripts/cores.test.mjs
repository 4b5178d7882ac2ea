import { expect, test } from 'vitest';
import { shareOut } from './cores.mjs';

test('con dos procesadores hay dos de cada, y las comprobaciones van de una en una', () => {
  expect(shareOut(2)).toEqual({ few: true, checks: 1, vitestWorkers: 2, browsers: 2 });
  expect(shareOut(1)).toEqual(shareOut(2));
});

test('con más procesadores pruebas y recorridos se los reparten', () => {
  expect(shareOut(8)).toEqual({ few: false, checks: 8, vitestWorkers: 4, browsers: 4 });
});
