import type { Latido } from '@catedra/shared/progreso/schemas.ts';
import { useRef } from 'react';
import { type Moment, playedBetween } from '#tipos/video/stretch.ts';

/** What a player says about itself, whoever made it. */
export interface Watched {
  readonly segundo: number;
  readonly duracion: number | null;
  readonly velocidad: number;
}

const clock = () => performance.now() / 1000;

/** Turns what a player says into what is told: the place, and the stretch that was really played. */
export function useWatching(onLatido: (latido: Latido) => void) {
  const before = useRef<Moment | null>(null);
  return {
    /** It plays, and is here now. */
    plays({ segundo, duracion, velocidad }: Watched) {
      const now = { segundo, velocidad, ahora: clock() };
      const tramo = playedBetween(before.current, now);
      before.current = now;
      onLatido({
        segundo,
        ...(duracion && duracion >= 1 && { duracion }),
        ...(tramo && { tramo: [tramo[0], tramo[1]] as [number, number] }),
      });
    },
    /** It stopped or jumped: the stretch is over. */
    breaks(segundo?: number) {
      before.current = null;
      if (segundo !== undefined) onLatido({ segundo });
    },
  };
}
