import { expect, test } from 'vitest';
import { grupoPorRegla } from '#seed/content/grupo-por-regla.ts';

test('el grupo por regla tiene a quien la cumple, a alguien a mano y a alguien fuera', () => {
  const { porRegla, aMano, fuera, usos } = grupoPorRegla;
  expect(porRegla.length).toBeGreaterThan(5);
  expect([aMano.length, fuera.length, usos.length]).toEqual([1, 1, 1]);
  expect(new Set([...porRegla, ...aMano, ...fuera]).size).toBe(porRegla.length + 2);
});
