import { guardar } from '@catedra/shared/entregas/api.ts';
import { ask } from '#platform/ask.ts';
import { sendsItself } from '#platform/kept/open-here.ts';
import { sendWaiting } from '#platform/kept/send-waiting.ts';
import { bodyOf } from '#tipos/tarea/draft.ts';
import type { Keeper } from '#tipos/tarea/keeper.ts';
import { allKept } from '#tipos/tarea/kept-drafts.ts';

const open = new Map<string, Keeper>();

/** A work on the screen sends itself: whoever wants it gone asks it. */
export function openHere(actividadId: string, keeper: Keeper): () => void {
  open.set(actividadId, keeper);
  const close = sendsItself(() => keeper.flush());
  return () => {
    close();
    if (open.get(actividadId) === keeper) open.delete(actividadId);
  };
}

/** Works that were typed without network are saved although nobody opens them again; a dispute waits for the person. */
export const sendDrafts = (usuarioId: string): Promise<void> =>
  sendWaiting(
    allKept(usuarioId).filter(({ id }) => !open.has(id)),
    ({ id, value }) => ask(guardar, { id, body: bodyOf(value) }),
  );
