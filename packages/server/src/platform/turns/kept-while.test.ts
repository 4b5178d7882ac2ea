import { expect, test } from 'vitest';
import { keptWhile } from '#platform/turns/kept-while.ts';

function counted() {
  let now = 0;
  let reads = 0;
  const ask = keptWhile<number>(1000, { now: () => new Date(now) });
  return {
    ask: (question = 'a') => ask(question, async () => ++reads),
    at: (moment: number) => {
      now = moment;
    },
  };
}

test('lo leído sirve a quien pregunta lo mismo durante un rato, y después se lee otra vez', async () => {
  const { ask, at } = counted();
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  at(999);
  expect(await ask()).toBe(1);
  expect(await ask('b')).toBe(2);
  at(1000);
  expect(await ask()).toBe(3);
});

test('un reloj que vuelve atrás no deja nada por leído para siempre', async () => {
  const { ask, at } = counted();
  at(100_000);
  expect(await ask()).toBe(1);
  at(5);
  expect(await ask()).toBe(2);
});

test('lo que falla no se recuerda', async () => {
  const ask = keptWhile<number>(1000, { now: () => new Date(0) });
  await expect(ask('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await ask('a', () => Promise.resolve(7))).toBe(7);
});
