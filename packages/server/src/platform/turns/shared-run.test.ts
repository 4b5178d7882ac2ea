import { expect, test } from 'vitest';
import { sharedRun } from '#platform/turns/shared-run.ts';

function drawings() {
  const begun: PromiseWithResolvers<number>[] = [];
  const together = sharedRun<number>();
  const draw = (key = 'portada') =>
    together(key, () => {
      const one = Promise.withResolvers<number>();
      begun.push(one);
      return one.promise;
    });
  return { begun, draw };
}

test('quien pide lo mismo mientras se hace comparte lo que se está haciendo; después se hace otra vez', async () => {
  const { begun, draw } = drawings();
  const both = [draw(), draw()];
  begun[0]?.resolve(1);
  expect(await Promise.all(both)).toEqual([1, 1]);

  const later = draw();
  begun[1]?.resolve(2);
  expect(await later).toBe(2);
});

test('un fallo lo oyen todos los que lo compartían y no queda recordado', async () => {
  const { begun, draw } = drawings();
  const both = [draw(), draw()];
  begun[0]?.reject(new Error('sin sitio'));
  for (const one of both) await expect(one).rejects.toThrow('sin sitio');

  const again = draw();
  begun[1]?.resolve(2);
  expect(await again).toBe(2);
});

test('cosas distintas no se esperan', () => {
  const { begun, draw } = drawings();
  void draw('portada');
  void draw('foto');
  expect(begun).toHaveLength(2);
});
