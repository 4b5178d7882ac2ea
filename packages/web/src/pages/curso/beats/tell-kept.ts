import { completar, latir } from '@catedra/shared/progreso/api.ts';
import type { Latido } from '@catedra/shared/progreso/schemas.ts';
import { keep, readKept } from '#pages/curso/beats/kept-beats.ts';
import { keepEnd, readEnds } from '#pages/curso/beats/kept-ends.ts';
import { isPassing } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { queryClient } from '#platform/query-client.ts';

/**
 * What an earlier visit could not tell: where someone was, and which activities they finished. The one that is open
 * tells by itself where it is.
 */
export function tellKept(usuarioId: string, open?: string): Promise<void> {
  telling ??= tellAll(usuarioId, open).finally(() => {
    telling = undefined;
  });
  return telling;
}

/** Several screens may ask for it at once: it is told once. */
let telling: Promise<void> | undefined;

async function tellAll(usuarioId: string, open: string | undefined): Promise<void> {
  const beats = Object.entries(readKept(usuarioId)).filter(([actividadId]) => actividadId !== open);
  const ends = readEnds(usuarioId);
  if (beats.length === 0 && ends.length === 0) return;
  for (const [actividadId, some] of beats) await tell(usuarioId, actividadId, some);
  for (const actividadId of ends) await finish(usuarioId, actividadId);
  await queryClient.invalidateQueries({ queryKey: ['aprendizaje'] });
}

async function tell(usuarioId: string, actividadId: string, beats: readonly Latido[]): Promise<void> {
  let left = beats;
  try {
    for (const beat of beats) {
      await ask(latir, { id: actividadId, body: beat });
      left = left.slice(1);
    }
  } catch (error) {
    if (!isPassing(error)) left = [];
  }
  keep(usuarioId, actividadId, left);
}

/** Saying twice that it is done says it once. */
async function finish(usuarioId: string, actividadId: string): Promise<void> {
  try {
    await ask(completar, { id: actividadId });
  } catch (error) {
    if (isPassing(error)) return;
  }
  keepEnd(usuarioId, actividadId, false);
}
