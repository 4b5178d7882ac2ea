import { expect, test } from 'vitest';
import { inOrder } from '#platform/turns/in-order.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Each is done, or fails, when it is told to. */
function told() {
  const begun = new Map<string, PromiseWithResolvers<string>>();
  const ask = inOrder(
    (item: string) => item.split('+'),
    (item) => {
      const one = Promise.withResolvers<string>();
      begun.set(item, one);
      return one.promise;
    },
  );
  return { ask, begun };
}

test('lo del mismo nombre espera a lo que llegó antes; lo demás no espera a nadie', async () => {
  const { ask, begun } = told();
  const answers = [ask('a'), ask('a+b'), ask('b'), ask('c')];
  await turn();
  expect([...begun.keys()]).toEqual(['a', 'c']);

  begun.get('a')?.resolve('primera');
  await turn();
  expect([...begun.keys()]).toEqual(['a', 'c', 'a+b']);
  begun.get('a+b')?.resolve('segunda');
  await turn();
  begun.get('b')?.resolve('tercera');
  begun.get('c')?.resolve('suelta');
  expect(await Promise.all(answers)).toEqual(['primera', 'segunda', 'tercera', 'suelta']);
});

test('lo que falla deja pasar a lo siguiente, y solo lo paga quien lo pidió', async () => {
  const { ask, begun } = told();
  const [first, second] = [ask('a'), ask('a+b')];
  begun.get('a')?.reject(new Error('negativo'));
  await expect(first).rejects.toThrow('negativo');
  await turn();
  begun.get('a+b')?.resolve('segunda');
  expect(await second).toBe('segunda');

  void ask('a');
  expect([...begun.keys()]).toEqual(['a', 'a+b']);
  expect(begun.get('a')?.promise).not.toBe(first);
});
