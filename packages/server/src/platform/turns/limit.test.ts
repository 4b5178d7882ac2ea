import { expect, test } from 'vitest';
import { limit } from '#platform/turns/limit.ts';

/** Tasks that end when they are told to, and the order in which they began. */
function tasks(inTurn: ReturnType<typeof limit>) {
  const started: number[] = [];
  const ends = new Map<number, () => void>();
  const begin = (index: number) =>
    inTurn(() => {
      started.push(index);
      return new Promise<void>((end) => void ends.set(index, end));
    });
  return { started, begin, end: (index: number) => ends.get(index)?.() };
}

test('se hacen pocas a la vez y las demás esperan en el orden en que llegaron', async () => {
  const { started, begin, end } = tasks(limit(2));
  const all = [0, 1, 2, 3].map(begin);
  expect(started).toEqual([0, 1]);

  end(1);
  await all[1];
  await expect.poll(() => started).toEqual([0, 1, 2]);
  end(0);
  await all[0];
  await expect.poll(() => started).toEqual([0, 1, 2, 3]);
  end(2);
  end(3);
  await Promise.all(all);
});

test('la que falla deja su sitio a la siguiente', async () => {
  const inTurn = limit(1);
  await expect(inTurn(() => Promise.reject(new Error('roto')))).rejects.toThrow('roto');
  expect(await inTurn(() => Promise.resolve('hecha'))).toBe('hecha');
});

test('con la cola llena se rechaza enseguida, y cuando se vacía se vuelve a admitir', async () => {
  const { begin, end } = tasks(limit(1, { most: 1, full: () => new Error('llena') }));
  const [first, second] = [begin(0), begin(1)];
  await expect(begin(2)).rejects.toThrow('llena');

  end(0);
  await first;
  const third = begin(3);
  end(1);
  await second;
  await expect.poll(() => end(3)).toBeUndefined();
  await third;
});
