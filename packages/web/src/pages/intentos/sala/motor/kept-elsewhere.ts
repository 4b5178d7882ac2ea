import * as api from '@catedra/shared/intentos/api.ts';
import { isPassing } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { askToSave } from '#pages/intentos/sala/motor/ask-to-save.ts';
import { cedidasIn, endOf, isElsewhere } from '#pages/intentos/sala/motor/failure.ts';
import { keptJournal } from '#pages/intentos/sala/motor/indexed-journal.ts';
import type { Journal, Kept, KeptAttempt } from '#pages/intentos/sala/motor/journal.ts';

const entriesOf = (entries: Kept['entries']) =>
  entries.map(({ lugar, revision, respuesta, equipoEn }) => ({ lugar, revision, respuesta, equipoEn }));

/** The delivery that was pressed, with all it takes along. */
async function deliver(journal: Journal, attempt: KeptAttempt, entries: Kept['entries'], pulsadoEn: string) {
  const { intento, intentoId, pestana, epoca, aunqueFalten } = attempt;
  const revisiones = Object.fromEntries([
    ...intento.preguntas
      .filter(({ revision }) => revision > 0)
      .map(({ lugar, revision }) => [lugar, revision]),
    ...entries.map(({ lugar, revision }) => [lugar, revision]),
  ]) as Record<string, number>;
  const body = { pestana, epoca, entradas: entriesOf(entries), revisiones, aunqueFalten, pulsadoEn };
  await ask(api.entregar, { id: intentoId, body });
  await journal.erase(attempt);
}

/** Answers that never left: those that arrive are forgotten here, one by one. */
async function save(journal: Journal, attempt: KeptAttempt, entries: Kept['entries']): Promise<void> {
  const { intentoId, pestana, epoca } = attempt;
  const body = { pestana, epoca, entradas: entriesOf(entries) };
  const { guardadas } = await askToSave(intentoId, body);
  for (const { lugar, revision } of guardadas)
    if (entries.some((one) => one.lugar === lugar && one.revision === revision))
      await journal.dropEntry(attempt, lugar);
}

/** Control is elsewhere: what the server added or offers there is not kept here any longer. */
async function forgetCeded(journal: Journal, attempt: KeptAttempt, entries: Kept['entries'], error: unknown) {
  const cedidas = cedidasIn(error);
  if (!cedidas) return;
  for (const { lugar, revision } of entries) {
    const added = cedidas.guardadas.some((one) => one.lugar === lugar && one.revision === revision);
    if (added || cedidas.ofrecidas.includes(lugar)) await journal.dropEntry(attempt, lugar);
  }
}

/** What this device kept of one attempt leaves; false when the way is closed, and it has to wait. */
export async function sendKept(journal: Journal, { attempt, entries }: Kept): Promise<boolean> {
  if (!attempt || (attempt.pulsadoEn === null && entries.length === 0)) return true;
  try {
    if (attempt.pulsadoEn === null) await save(journal, attempt, entries);
    else await deliver(journal, attempt, entries, attempt.pulsadoEn);
  } catch (error) {
    if (isPassing(error)) return false;
    // The attempt is over: what came late stands apart. What can't be settled from here waits for the person in the room.
    if (endOf(error) !== null) await journal.erase(attempt);
    else if (isElsewhere(error)) await forgetCeded(journal, attempt, entries, error);
    else return saveEach(journal, attempt, entries);
  }
  return true;
}

/** Something among them is not taken, which the person has to see; the others need not wait for that. */
async function saveEach(journal: Journal, attempt: KeptAttempt, entries: Kept['entries']): Promise<boolean> {
  for (const entry of entries) {
    try {
      await save(journal, attempt, [entry]);
    } catch (error) {
      if (isPassing(error)) return false;
    }
  }
  return true;
}

/** Everything that a person left here without network leaves by itself although the room is not opened again. */
export async function sendAllKept(usuarioId: string, given?: Journal): Promise<void> {
  const journal = given ?? (await keptJournal());
  for (const kept of await journal.readAll(usuarioId)) if (!(await sendKept(journal, kept))) return;
}
