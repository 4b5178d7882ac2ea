import { expect, test } from 'vitest';
import { mapInTurns } from '#platform/turns/map-in-turns.ts';

test('hace todos en su orden, y mientras deja pasar a los demás', async () => {
  const pasos: string[] = [];
  setImmediate(() => pasos.push('otro'));
  const hechos = await mapInTurns([...Array(50).keys()], (n) => {
    pasos.push(String(n));
    return n * 2;
  });
  expect(hechos).toEqual([...Array(50).keys()].map((n) => n * 2));
  expect(pasos.indexOf('otro')).toBe(20);
});
