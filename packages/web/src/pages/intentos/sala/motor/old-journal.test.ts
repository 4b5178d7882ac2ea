import { expect, test } from 'vitest';
import { fakeServer } from '#pages/intentos/sala/motor/fake-server.ts';
import { type KeptAttempt, type KeptEntry, memoryJournal } from '#pages/intentos/sala/motor/journal.ts';
import { besideOld } from '#pages/intentos/sala/motor/old-journal.ts';
import { unsentOf } from '#pages/intentos/sala/motor/unsent.ts';
import { unId } from '#testing/records.ts';

const owner = { usuarioId: unId(1), intentoId: unId(900) };
const intento = fakeServer().attempt();
const attempt = (values: Partial<KeptAttempt> = {}): KeptAttempt => ({
  ...owner,
  intento,
  pestana: 'pestana-1',
  epoca: 1,
  pulsadoEn: null,
  aunqueFalten: false,
  marcadas: [],
  ...values,
});
const entry = (lugar: number, revision: number, respuesta: string): KeptEntry => ({
  lugar,
  revision,
  base: 0,
  respuesta,
  equipoEn: intento.ahora,
});
const PULSADO = '2026-03-02T10:00:00.000Z';

/** What a program of before left, and the journal of this one beside it. */
async function left(values: Partial<KeptAttempt> = {}) {
  const old = memoryJournal();
  await old.writeAttempt(attempt(values));
  await old.writeEntry(owner, entry(1, 2, 'de antes'));
  const now = memoryJournal();
  return { old, now, journal: besideOld(now, old) };
}

test('lo que dejó el programa de antes se lee y se cuenta como propio', async () => {
  const { journal } = await left({ pulsadoEn: PULSADO });
  expect(await journal.read(owner)).toEqual({
    attempt: attempt({ pulsadoEn: PULSADO }),
    entries: [entry(1, 2, 'de antes')],
  });
  expect(await unsentOf(unId(1), journal)).toEqual({ respuestas: 1, pruebas: 1 });
  expect(await unsentOf(unId(2), journal)).toEqual({ respuestas: 0, pruebas: 0 });
});

test('de lo que está en los dos sitios vale lo último, y nada sale dos veces', async () => {
  const { journal } = await left();
  await journal.writeEntry(owner, entry(1, 3, 'de ahora'));
  await journal.writeEntry(owner, entry(0, 1, 'otra'));
  const entries = [entry(0, 1, 'otra'), entry(1, 3, 'de ahora')];
  expect((await journal.read(owner)).entries).toEqual(entries);
  await journal.writeAttempt(attempt({ marcadas: [4] }));
  expect(await journal.readAll(unId(1))).toEqual([{ attempt: attempt({ marcadas: [4] }), entries }]);
});

test('lo que escribió después una pestaña con el programa de antes no lo tapa lo de ahora', async () => {
  const { old, journal } = await left();
  await journal.writeEntry(owner, entry(1, 3, 'de ahora'));
  await journal.writeAttempt(attempt());
  await old.writeEntry(owner, entry(1, 4, 'de la otra pestaña'));
  await old.writeAttempt(attempt({ epoca: 2, pestana: 'pestana-2' }));
  expect(await journal.read(owner)).toEqual({
    attempt: attempt({ epoca: 2, pestana: 'pestana-2' }),
    entries: [entry(1, 4, 'de la otra pestaña')],
  });
});

test('una entrega que se pulsó antes y se retiró aquí no vuelve', async () => {
  const { journal } = await left({ pulsadoEn: PULSADO });
  await journal.writeAttempt(attempt());
  expect((await journal.read(owner)).attempt?.pulsadoEn).toBeNull();
});

test('lo de antes sigue donde estaba hasta que el servidor lo tiene; entonces se borra de los dos sitios', async () => {
  const { old, journal } = await left();
  await journal.writeEntry(owner, entry(1, 3, 'de ahora'));
  expect((await old.read(owner)).entries).toEqual([entry(1, 2, 'de antes')]);
  await journal.dropEntry(owner, 1);
  expect((await journal.read(owner)).entries).toEqual([]);
  expect((await old.read(owner)).entries).toEqual([]);
  await journal.erase(owner);
  expect(await old.readAll(unId(1))).toEqual([]);
});
