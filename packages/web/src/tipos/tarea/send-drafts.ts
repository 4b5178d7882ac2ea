import { guardar } from '@catedra/shared/entregas/api.ts';
import { isPassing } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { bodyOf } from '#tipos/tarea/draft.ts';
import type { Keeper } from '#tipos/tarea/keeper.ts';
import { allKept } from '#tipos/tarea/kept-drafts.ts';

const open = new Map<string, Keeper>();

/** A work on the screen sends itself: whoever wants it gone asks it. */
export function openHere(actividadId: string, keeper: Keeper): () => void {
  open.set(actividadId, keeper);
  return () => {
    if (open.get(actividadId) === keeper) open.delete(actividadId);
  };
}

/** Works that were typed without network are saved although nobody opens them again; a dispute waits for the person. */
export async function sendDrafts(usuarioId: string): Promise<void> {
  await Promise.all([...open.values()].map((keeper) => keeper.flush()));
  for (const { actividadId, draft, forget, setAside } of allKept(usuarioId)) {
    if (open.has(actividadId)) continue;
    try {
      await ask(guardar, { id: actividadId, body: bodyOf(draft) });
      forget();
    } catch (error) {
      if (isPassing(error)) return;
      setAside();
    }
  }
}
