import { openJournal } from '#pages/intentos/sala/motor/indexed-journal.ts';
import type { Journal } from '#pages/intentos/sala/motor/journal.ts';

/** How many answers of a person are on this device alone, and how many deliveries that were pressed. */
export async function unsentOf(usuarioId: string, journal?: Journal) {
  const all = await (journal ?? (await openJournal())).readAll(usuarioId);
  return {
    respuestas: all.reduce((sum, { entries }) => sum + entries.length, 0),
    pruebas: all.filter(({ attempt }) => attempt?.pulsadoEn).length,
  };
}
