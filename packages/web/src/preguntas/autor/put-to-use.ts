import { usarDesdeAhora, volverAUnaVersion } from '@catedra/shared/preguntas/api.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { ask } from '#platform/ask.ts';
import type { Autosave } from '#preguntas/autor/autosave.ts';
import type { Tecleada } from '#preguntas/autor/halves.ts';
import { settled } from '#preguntas/autor/settled.ts';
import { offerUndo } from '#ui/states/undo.ts';

/** Puts what was edited to use, says which version it is, and offers the one before it back. */
export async function putToUse(
  { id, numero: before }: PreguntaDeAutor,
  typed: Autosave<Tecleada, PreguntaDeAutor>,
  subscribe: (listener: () => void) => () => void,
): Promise<void> {
  const used = await ask(usarDesdeAhora, { id });
  typed.replace(used);
  let back = used;
  offerUndo({
    words: `Se usa la versión ${used.numero} desde ahora.`,
    undo: async () => {
      await settled(typed, subscribe);
      back = await ask(volverAUnaVersion, { id, body: { numero: before, desde: used.numero } });
      typed.replace(back);
    },
    wordsOfUndone: () =>
      `Se usa otra vez lo de antes, como versión ${back.numero}; lo editado vuelve a ser un borrador.`,
  });
}
