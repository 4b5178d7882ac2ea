import { empezar } from '@catedra/shared/intentos/api.ts';
import type { IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';
import { ask } from '#platform/ask.ts';
import { tabName } from '#pages/intentos/sala/motor/tab-name.ts';

/** What the start answered, until the room takes it. */
let begun: IntentoEnCurso | null = null;
let starting: Promise<IntentoEnCurso> | null = null;

interface Start {
  readonly contrasena: string | null;
  readonly acepta: boolean;
}

/** However often it is pressed, one attempt begins. */
export function begin(evaluacionId: string, start: Start): Promise<IntentoEnCurso> {
  starting ??= (async () => {
    const pestana = await tabName(null);
    begun = await ask(empezar, { id: evaluacionId, body: { pestana, ...start } });
    return begun;
  })().finally(() => {
    starting = null;
  });
  return starting;
}

export function takeBegun(intentoId: string): IntentoEnCurso | null {
  const one = begun?.id === intentoId ? begun : null;
  if (one) begun = null;
  return one;
}
