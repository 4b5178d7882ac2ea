import { expect, test } from 'vitest';
import { shareOut } from './cores.mjs';

test('con dos procesadores pruebas y recorridos van por turnos, y las comprobaciones de una en una a su lado', () => {
  expect(shareOut(2)).toEqual({ sideBySide: false, checks: 1, vitestWorkers: 3, browsers: 3 });
  expect(shareOut(1)).toEqual(shareOut(2));
});

test('con más procesadores las fases van a la vez y se los reparten', () => {
  expect(shareOut(8)).toEqual({ sideBySide: true, checks: 8, vitestWorkers: 4, browsers: 4 });
});
