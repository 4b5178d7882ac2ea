import type { Latido } from '@catedra/shared/progreso/schemas.ts';
import { useEffect, useEffectEvent } from 'react';
import { isCut, sendBeat } from '#pages/curso/beats/heart.ts';
import { keep, readKept } from '#pages/curso/beats/kept-beats.ts';

/** What an earlier visit could not tell of other activities is told on arrival; the open one tells its own. */
export function useKeptBeats(usuarioId: string, open: string | undefined): void {
  const tellAll = useEffectEvent((person: string) => {
    for (const [actividadId, beats] of Object.entries(readKept(person)))
      if (actividadId !== open) void tell(person, actividadId, beats);
  });
  useEffect(() => tellAll(usuarioId), [usuarioId]);
}

async function tell(usuarioId: string, actividadId: string, beats: readonly Latido[]): Promise<void> {
  let left = beats;
  try {
    for (const beat of beats) {
      await sendBeat(actividadId, beat);
      left = left.slice(1);
    }
  } catch (error) {
    // A refusal will not change by insisting.
    if (!isCut(error)) left = [];
  }
  keep(usuarioId, actividadId, left);
}
