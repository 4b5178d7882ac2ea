const NOTHING_LEFT = 3;

/** Where a video goes on: where it was left, or from the beginning when it was seen to its end. */
export const resumeAt = (segundo: number, duracion: number): number =>
  segundo > 0 && (!Number.isFinite(duracion) || segundo < duracion - NOTHING_LEFT) ? segundo : 0;
