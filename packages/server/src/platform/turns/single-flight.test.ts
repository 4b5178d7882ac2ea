import { expect, test } from 'vitest';
import { singleFlight } from '#platform/turns/single-flight.ts';

function reader() {
  let stored = 0;
  const begun: ((outcome?: Error) => void)[] = [];
  const together = singleFlight<number>();
  const read = (question = 'lo mismo') =>
    together(question, async () => {
      const seen = stored;
      const outcome = await new Promise<Error | undefined>((resolve) => begun.push(resolve));
      if (outcome) throw outcome;
      return seen;
    });
  /** Waits for what is already due. */
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    read,
    begun,
    write: (value: number) => void (stored = value),
    finish: async (outcome?: Error) => {
      begun.at(-1)?.(outcome);
      await turn();
    },
  };
}

test('quien pregunta después de escribir lee lo escrito, aunque otra lectura igual ya estuviera en marcha', async () => {
  const { read, begun, write, finish } = reader();
  const before = read();
  write(1);
  const after = [read(), read(), read()];
  await finish();
  await finish();

  expect(await before).toBe(0);
  expect(await Promise.all(after)).toEqual([1, 1, 1]);
  expect(begun).toHaveLength(2);
});

test('preguntas distintas no se esperan', async () => {
  const { read, begun } = reader();
  void read('una');
  void read('otra');
  expect(begun).toHaveLength(2);
});

test('una lectura que falla lo dice a quienes la comparten y no estropea la siguiente', async () => {
  const { read, finish } = reader();
  const failed = [read(), read()].map((one) => one.catch((error: Error) => error.message));
  await finish(new Error('roto'));
  await finish(new Error('roto otra vez'));
  const last = read();
  await finish();

  expect(await Promise.all(failed)).toEqual(['roto', 'roto otra vez']);
  expect(await last).toBe(0);
});
