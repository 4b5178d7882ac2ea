import { guardarComposicion } from '@catedra/shared/evaluaciones/api.ts';
import { guardarUna } from '@catedra/shared/preguntas/api.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { mitadesDe, type Tecleada, unready } from '#preguntas/autor/halves.ts';
import { keptCompositions, keptQuestions } from '#preguntas/autor/memory.ts';
import { isApiError } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { sendWaiting } from '#platform/kept/send-waiting.ts';
import type { Waiting } from '#platform/kept/shelf.ts';
import { living } from '#platform/kept/tabs.ts';

/** What a page that is gone left here: one that is open sends its own, and would take this for somebody else's. */
async function orphans<T>(all: readonly Waiting<T>[]): Promise<readonly Waiting<T>[]> {
  const alive = await living(all.map(({ page }) => page));
  return all.filter(({ page }) => !alive.has(page));
}

/** The answer got lost: what is stored is what was typed. */
const arrivedBefore = (error: unknown, value: Tecleada): boolean =>
  isApiError(error, 'VERSION_ANTIGUA') &&
  error.actual !== undefined &&
  JSON.stringify(mitadesDe(error.actual as PreguntaDeAutor)) === JSON.stringify(value);

/** What an author typed in an evaluation or in the bank without network, questions before the places that ask them. */
export async function sendKeptQuestions(person: string): Promise<void> {
  const questions = await orphans(keptQuestions.waiting(person));
  // What lacks something can be finished by its author alone.
  const whole = questions.filter(({ value: { value } }) => unready(value) === null);
  await sendWaiting(whole, async ({ id, value: { value, ...home } }) => {
    const { publica, clave, etiquetas } = value;
    const body = { ...home, etiquetas: [...etiquetas], publica, clave };
    await ask(guardarUna, { id, body }).catch((error: unknown) => {
      if (!arrivedBefore(error, value)) throw error;
    });
  });
  const compositions = await orphans(keptCompositions.waiting(person));
  // What would be used at once waits for whoever wrote it.
  const free = compositions.filter(({ value: { held = false } }) => !held);
  await sendWaiting(free, ({ id, value: { value, version } }) =>
    ask(guardarComposicion, {
      id,
      body: { version, secciones: value.map((una) => ({ ...una, lugares: [...una.lugares] })) },
    }),
  );
}
