import { expect, test } from 'vitest';
import { memoryJournal } from '#pages/intentos/sala/motor/journal.ts';
import { createKeeper } from '#pages/intentos/sala/motor/keeper.ts';
import { serverClock } from '#pages/intentos/sala/motor/clock.ts';
import { unId } from '#testing/records.ts';

const owner = { usuarioId: unId(1), intentoId: unId(2) };
const entry = (revision: number) => ({ lugar: 0, revision, base: 0, respuesta: revision, equipoEn: '' });

test('de lo que cambia más deprisa que el disco se escribe lo último', async () => {
  const journal = memoryJournal();
  const written: number[] = [];
  const keeper = createKeeper(
    {
      ...journal,
      writeEntry: async (of, one) => {
        written.push(one.revision);
        await journal.writeEntry(of, one);
      },
    },
    owner,
    () => undefined,
  );
  for (let revision = 1; revision <= 50; revision += 1) keeper.entry(0, entry(revision));
  await keeper.settled();
  expect(written.at(-1)).toBe(50);
  expect(written.length).toBeLessThan(4);
  keeper.entry(0, null);
  await keeper.settled();
  expect((await journal.read(owner)).entries).toEqual([]);
});

test('lo que se pide justo cuando acaba de escribir también se escribe', async () => {
  for (let ticks = 0; ticks < 12; ticks += 1) {
    const journal = memoryJournal();
    const keeper = createKeeper(journal, owner, () => undefined);
    keeper.entry(0, entry(1));
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
    keeper.entry(0, entry(2));
    await keeper.settled();
    expect((await journal.read(owner)).entries).toMatchObject([{ revision: 2 }]);
  }
});

test('lo de una persona no se ve entre lo de otra', async () => {
  const journal = memoryJournal();
  await journal.writeEntry(owner, entry(1));
  expect((await journal.read({ ...owner, usuarioId: unId(9) })).entries).toEqual([]);
  expect(await journal.readAll(unId(9))).toEqual([]);
});

test('un fallo al escribir se dice, y lo siguiente se escribe', async () => {
  const journal = memoryJournal();
  let fails = true;
  let told = 0;
  const keeper = createKeeper(
    {
      ...journal,
      writeEntry: (of, one) => (fails ? Promise.reject(new Error('lleno')) : journal.writeEntry(of, one)),
    },
    owner,
    () => {
      told += 1;
    },
  );
  keeper.entry(0, entry(1));
  await keeper.settled();
  fails = false;
  keeper.entry(0, entry(2));
  await keeper.settled();
  expect(told).toBe(1);
  expect((await journal.read(owner)).entries).toHaveLength(1);
});

test('la hora del servidor es la de la respuesta más rápida', () => {
  let ticks = 1_000;
  const clock = serverClock(() => ticks);
  clock.hear(new Date(100_000).toISOString(), 1_000, 1_200);
  expect(clock.now()).toBe(100_000 - 100);
  clock.hear(new Date(103_000).toISOString(), 1_000, 9_000);
  expect(clock.now()).toBe(100_000 - 100);
  ticks += 5_000;
  expect(clock.now()).toBe(105_000 - 100);
  clock.hear(new Date(105_050).toISOString(), 6_000, 6_010);
  expect(clock.now()).toBe(105_045);
});
