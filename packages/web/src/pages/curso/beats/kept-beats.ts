import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import type { Latido } from '@catedra/shared/progreso/schemas.ts';
import { oldMap } from '#platform/kept/old-places.ts';
import { shelf } from '#platform/kept/shelf.ts';

interface Told {
  readonly beats: readonly Latido[];
  /** They left with the page, which could not hear whether they arrived. */
  readonly sent: boolean;
}

/** By then what left has arrived, and may be older than what was done elsewhere. */
const ARRIVED = MINUTO;

const kept = shelf<Told>('latidos', {
  old: oldMap<Told & { readonly at: number }, Told>('catedra:latidos:', ({ at, ...value }) => ({
    at,
    value,
  })),
});

/** What could not be told yet, by activity. */
export const readKept = (usuarioId: string): Readonly<Record<string, readonly Latido[]>> =>
  Object.fromEntries(
    kept
      .waiting(usuarioId)
      .filter(({ value: { sent }, at }) => !sent || Date.now() - at < ARRIVED)
      .map(({ id, value: { beats } }) => [id, beats]),
  );

export function keep(usuarioId: string, actividadId: string, beats: readonly Latido[], sent = false): void {
  if (beats.length > 0) kept.write(usuarioId, actividadId, { beats, sent });
  else kept.erase(usuarioId, actividadId);
}
