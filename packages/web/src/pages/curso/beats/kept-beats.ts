import type { Latido } from '@catedra/shared/progreso/schemas.ts';

interface Kept {
  readonly beats: readonly Latido[];
  /** They left with the page, which could not hear whether they arrived. */
  readonly sent: boolean;
  readonly at: number;
}

/** By then what left has arrived, and may be older than what was done elsewhere. */
const ARRIVED = 60_000;

const keyOf = (usuarioId: string) => `catedra:latidos:${usuarioId}`;

function readAll(usuarioId: string): Readonly<Record<string, Kept>> {
  try {
    return JSON.parse(window.localStorage.getItem(keyOf(usuarioId)) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

const lasts = ({ sent, at }: Kept): boolean => !sent || Date.now() - at < ARRIVED;

/** What could not be told yet, by activity: it outlives the tab, and each person has their own. */
export const readKept = (usuarioId: string): Readonly<Record<string, readonly Latido[]>> =>
  Object.fromEntries(
    Object.entries(readAll(usuarioId))
      .filter(([, kept]) => lasts(kept))
      .map(([actividadId, { beats }]) => [actividadId, beats]),
  );

export function keep(usuarioId: string, actividadId: string, beats: readonly Latido[], sent = false): void {
  const { [actividadId]: before, ...others } = readAll(usuarioId);
  if (beats.length === 0 && !before) return;
  const kept = beats.length > 0 ? { ...others, [actividadId]: { beats, sent, at: Date.now() } } : others;
  try {
    if (Object.keys(kept).length === 0) window.localStorage.removeItem(keyOf(usuarioId));
    else window.localStorage.setItem(keyOf(usuarioId), JSON.stringify(kept));
  } catch {
    // A browser without room for it forgets at most what a cut took.
  }
}
