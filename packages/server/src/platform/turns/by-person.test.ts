import { DomainError } from '@catedra/shared/core/errors.ts';
import { expect, test } from 'vitest';
import { byPerson } from '#platform/turns/by-person.ts';

test('dos a la vez y uno por persona: quien pide mucho no ocupa el sitio de otro', async () => {
  const inTurn = byPerson(2);
  const running: string[] = [];
  const gates = new Map<string, () => void>();
  const ask = (person: string, what: string) =>
    inTurn(person, async () => {
      running.push(what);
      await new Promise<void>((resolve) => gates.set(what, resolve));
    });
  const all = [ask('ana', 'a1'), ask('ana', 'a2'), ask('ana', 'a3'), ask('eva', 'e1'), ask('leo', 'l1')];
  await Promise.resolve();
  expect(running).toEqual(['a1', 'e1']);
  for (const what of ['a1', 'e1', 'l1', 'a2', 'a3']) {
    await expect.poll(() => gates.has(what)).toBe(true);
    gates.get(what)?.();
  }
  await Promise.all(all);
  expect(running.toSorted()).toEqual(['a1', 'a2', 'a3', 'e1', 'l1']);
});

test('lo que sobra se rechaza en el acto, y a los demás no', async () => {
  const inTurn = byPerson(2);
  const gate = Promise.withResolvers<void>();
  const ask = (person: string) =>
    inTurn(person, () => gate.promise).then(
      () => 'hecho',
      (error: unknown) => (error instanceof DomainError ? error.status : 'otro'),
    );
  const mine = Array.from({ length: 8 }, () => ask('ana'));
  const others = ask('eva');
  gate.resolve();
  expect((await Promise.all(mine)).filter((end) => end === 429)).toHaveLength(3);
  expect(await others).toBe('hecho');
  expect(await ask('ana')).toBe('hecho');
});
