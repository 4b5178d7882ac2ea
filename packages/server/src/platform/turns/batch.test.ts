import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batched } from '#platform/turns/batch.ts';

// So that what waits its turn goes on waiting, however slow the machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** What was asked in this turn of the loop has left by its end. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Doubles what it is given, when it is told to; refuses what is negative. */
function doubler(atOnce = 1) {
  const batches: (readonly number[])[] = [];
  const gates: (() => void)[] = [];
  const double = batched<number, number>(async (items) => {
    batches.push(items);
    await new Promise<void>((resolve) => gates.push(resolve));
    if (items.some((item) => item < 0)) throw new Error('negativo');
    return items.map((item) => item * 2);
  }, atOnce);
  /** Lets so many of those that are on their way arrive, the oldest first. */
  const open = async (count: number) => {
    for (const gate of gates.splice(0, count)) gate();
    await turn();
    await turn();
  };
  return { double, batches, open };
}

test('lo primero no espera, y lo que llega mientras tanto se hace junto', async () => {
  const { double, batches, open } = doubler();
  const answers = Promise.all([1, 2, 3, 4].map(double));
  expect(batches).toEqual([[1]]);
  await open(1);
  await open(1);

  expect(await answers).toEqual([2, 4, 6, 8]);
  expect(batches).toEqual([[1], [2, 3, 4]]);
});

test('lo que llega en la misma vuelta se hace junto, y lo siguiente no espera a que acabe', async () => {
  const { double, batches, open } = doubler(3);
  const first = Promise.all([1, 2, 3].map(double));
  await turn();
  const second = Promise.all([4, 5].map(double));
  await turn();
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);

  await open(2);
  expect(await first).toEqual([2, 4, 6]);
  expect(await second).toEqual([8, 10]);
});

test('con tantos en camino como caben, lo que llega espera a que acabe alguno y va junto', async () => {
  const { double, batches, open } = doubler(3);
  const answers: Promise<number>[] = [];
  for (const n of [1, 2, 3, 4, 5, 6]) {
    answers.push(double(n));
    await turn();
  }
  expect(batches).toEqual([[1], [2], [3]]);

  await open(1);
  expect(batches).toEqual([[1], [2], [3], [4, 5, 6]]);
  await open(3);
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 8, 10, 12]);
});

test('lo que falla junto se intenta de uno en uno: nadie paga el error de otro', async () => {
  const { double, batches, open } = doubler(3);
  const answers = Promise.allSettled([2, -3, 4].map(double));
  await turn();
  await open(1);
  await open(3);

  expect((await answers).map((one) => (one.status === 'fulfilled' ? one.value : 'negativo'))).toEqual([
    4,
    'negativo',
    8,
  ]);
  expect(batches).toEqual([[2, -3, 4], [2], [-3], [4]]);
});

test('nadie espera sin fin detrás de algo lento', async () => {
  const { double, batches, open } = doubler();
  const answers = Promise.all([1, 2].map(double));
  await turn();
  expect(batches).toEqual([[1]]);

  vi.advanceTimersByTime(20);
  expect(batches).toEqual([[1], [2]]);
  await open(2);
  expect(await answers).toEqual([2, 4]);
});
