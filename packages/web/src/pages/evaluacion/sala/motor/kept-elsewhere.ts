import * as api from '@catedra/shared/intentos/api.ts';
import { isPassing } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { openJournal } from '#pages/evaluacion/sala/motor/indexed-journal.ts';
import type { Journal } from '#pages/evaluacion/sala/motor/journal.ts';

const entriesOf = (entries: Awaited<ReturnType<Journal['read']>>['entries']) =>
  entries.map(({ lugar, revision, respuesta, equipoEn }) => ({ lugar, revision, respuesta, equipoEn }));

/** How many answers of a person are on this device alone, and whether a delivery waits. */
export async function unsentOf(usuarioId: string, journal?: Journal): Promise<number> {
  const all = await (journal ?? (await openJournal())).readAll(usuarioId);
  return all.reduce((sum, { attempt, entries }) => sum + entries.length + (attempt?.pulsadoEn ? 1 : 0), 0);
}

/** A delivery that was pressed without network leaves by itself although the room is not opened again. */
export async function deliverKept(usuarioId: string, journal?: Journal): Promise<number> {
  const kept = journal ?? (await openJournal());
  let delivered = 0;
  for (const { attempt, entries } of await kept.readAll(usuarioId)) {
    if (!attempt?.pulsadoEn) continue;
    const { intento, pestana, epoca, aunqueFalten, pulsadoEn } = attempt;
    const revisiones = Object.fromEntries([
      ...intento.preguntas
        .filter(({ revision }) => revision > 0)
        .map(({ lugar, revision }) => [lugar, revision]),
      ...entries.map(({ lugar, revision }) => [lugar, revision]),
    ]) as Record<string, number>;
    const body = { pestana, epoca, entradas: entriesOf(entries), revisiones, aunqueFalten, pulsadoEn };
    try {
      await ask(api.entregar, { id: attempt.intentoId, body });
      await kept.erase(attempt);
      delivered += 1;
    } catch (error) {
      // What can't be settled from here waits for the person in the room.
      if (isPassing(error)) return delivered;
    }
  }
  return delivered;
}
