/** A moment of a video that plays: where it is, and when that was said. */
export interface Moment {
  readonly segundo: number;
  /** In seconds, of any clock that only goes forward. */
  readonly ahora: number;
  readonly velocidad: number;
}

/** Players tell the time late and in leaps; beyond this it was a jump. */
const LENIENCE = 1.5;

/** The seconds played from one moment to the next; null when it did not go on by itself. */
export function playedBetween(before: Moment | null, after: Moment): readonly [number, number] | null {
  if (!before) return null;
  const moved = after.segundo - before.segundo;
  const possible = (after.ahora - before.ahora) * Math.max(before.velocidad, after.velocidad) + LENIENCE;
  return moved > 0 && moved <= possible ? [before.segundo, after.segundo] : null;
}
