import { expect, test } from 'vitest';
import { batched } from '#platform/turns/batch.ts';
import { eventually } from '#testing/eventually.ts';

/** Doubles what it is given, when it is told to; refuses what is negative. */
function doubler() {
  const batches: (readonly number[])[] = [];
  const gates: (() => void)[] = [];
  const double = batched<number, number>(async (items) => {
    batches.push(items);
    await new Promise<void>((resolve) => gates.push(resolve));
    if (items.some((item) => item < 0)) throw new Error('negativo');
    return items.map((item) => item * 2);
  });
  const open = async (n: number) => {
    await eventually(() => expect(gates.length).toBeGreaterThanOrEqual(n));
    for (const gate of gates) gate();
  };
  return { double, batches, open };
}

test('lo primero no espera, y lo que llega mientras tanto se hace junto', async () => {
  const { double, batches, open } = doubler();
  const answers = Promise.all([1, 2, 3, 4].map(double));
  await open(1);
  await open(2);

  expect(await answers).toEqual([2, 4, 6, 8]);
  expect(batches).toEqual([[1], [2, 3, 4]]);
});

test('lo que falla junto se intenta de uno en uno: nadie paga el error de otro', async () => {
  const { double, batches, open } = doubler();
  const answers = Promise.allSettled([1, 2, -3, 4].map(double));
  await open(1);
  await open(2);
  await open(5);

  expect((await answers).map((one) => (one.status === 'fulfilled' ? one.value : 'negativo'))).toEqual([
    2,
    4,
    'negativo',
    8,
  ]);
  expect(batches).toEqual([[1], [2, -3, 4], [2], [-3], [4]]);
});

test('nadie espera sin fin detrás de algo lento', async () => {
  const { double, batches, open } = doubler();
  const slow = double(1);
  const next = double(2);

  await eventually(() => expect(batches).toEqual([[1], [2]]));
  await open(2);
  expect(await Promise.all([slow, next])).toEqual([2, 4]);
});
