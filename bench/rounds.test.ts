import { expect, test } from 'vitest';
import { median, medians } from './rounds.ts';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[], Number.NaN],
])('la mediana de %j es %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('de cada cifra vale la mediana de sus rondas, aunque sean de rondas distintas', async () => {
  const [a, b] = [
    [5, 1, 3, 100, 4],
    [1, 9, 8, 2, 7],
  ];
  expect(await medians(5, async (n) => ({ a: a?.[n] ?? 0, b: b?.[n] ?? 0 }))).toEqual({ a: 4, b: 7 });
});
