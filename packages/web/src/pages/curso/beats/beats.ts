import type { Latido } from '@catedra/shared/progreso/schemas.ts';

type Tramo = NonNullable<Latido['tramo']>;

const TOUCHING = 0.05;
const MOST = 100;

const goesOn = (tramo: Tramo, next: Tramo): boolean => Math.abs(next[0] - tramo[1]) < TOUCHING;

function joinedStretch(last: Tramo | undefined, next: Tramo | undefined): Tramo | undefined {
  return last && next ? [last[0], next[1]] : (next ?? last);
}

/** What waits to be told, and what just happened: a stretch that goes on grows, any other waits behind it. */
export function joined(waiting: readonly Latido[], next: Latido): readonly Latido[] {
  const last = waiting.at(-1);
  if (!last) return [next];
  if (last.tramo && next.tramo && !goesOn(last.tramo, next.tramo)) return [...waiting, next].slice(-MOST);
  const tramo = joinedStretch(last.tramo, next.tramo);
  return [...waiting.slice(0, -1), { ...last, ...next, ...(tramo && { tramo }) }];
}

/** The last place that was told, second and paragraph. */
export function placeIn(beats: readonly Latido[]): Pick<Latido, 'segundo' | 'parrafo'> {
  return {
    segundo: beats.findLast(({ segundo }) => segundo !== undefined)?.segundo,
    parrafo: beats.findLast(({ parrafo }) => parrafo !== undefined)?.parrafo,
  };
}
