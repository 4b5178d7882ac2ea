import { guardarComposicion, leerDeAutor } from '@catedra/shared/evaluaciones/api.ts';
import type { SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { asRecord, type Composicion } from '#pages/evaluaciones/mesa/vista.ts';
import { ask } from '#platform/ask.ts';
import { Autosave } from '#preguntas/autor/autosave.ts';
import { compositionMemory } from '#preguntas/autor/memory.ts';

export type ComposicionEnMesa = Autosave<readonly SeccionDePrueba[], Composicion>;

interface Around {
  /** A place goes with its question, once that is saved. */
  readonly waits: () => boolean;
  /** Somebody may be answering it: it is saved when its author says so. */
  readonly held: () => boolean;
  /** A question of somebody else's list. */
  readonly onMet: (pregunta: PreguntaDeAutor) => void;
  readonly onSaved: (record: Composicion) => void;
  readonly onChange: () => void;
  readonly onJoined: () => void;
}

/** What an evaluation asks and in what order, which saves itself. */
export function composicionQueSeGuarda(
  { evaluacion: { id }, composicion: { secciones: value, version: read } }: EvaluacionDeAutor,
  { waits, held, onMet, onSaved, onChange, onJoined }: Around,
): ComposicionEnMesa {
  return new Autosave<readonly SeccionDePrueba[], Composicion>({
    memory: compositionMemory(id),
    value,
    version: read,
    send: async (secciones, version) => {
      const body = { version, secciones: secciones.map((una) => ({ ...una, lugares: [...una.lugares] })) };
      return asRecord(await ask(guardarComposicion, { id, body }));
    },
    valueOf: ({ composicion }) => composicion.secciones,
    waits,
    held,
    // The refusal names only places: their questions are read with them.
    theirs: async () => {
      const fresh = await ask(leerDeAutor, { id });
      for (const una of fresh.preguntas) onMet(una);
      return asRecord(fresh);
    },
    onSaved,
    onChange,
    onJoined,
  });
}
