import { hash } from '#core/hash.ts';

/** What a drawn cover is: which drawing, on which cloth, how large and which way up. */
export interface CoverLook {
  readonly cloth: number;
  readonly drawing: number;
  readonly scale: number;
  readonly turn: number;
  readonly seed: number;
}

/** The ground of each cloth; never saffron, which is kept for what presses now. */
export const GROUNDS = [
  '#0e4a5a',
  '#4b5a2c',
  '#77303a',
  '#34426f',
  '#95502f',
  '#3f4d55',
  '#5a3f63',
  '#1f5c46',
  '#6b5a3a',
] as const;

export const CLOTHS = GROUNDS.length;
export const DRAWINGS = 8;
const SCALES = 3;
const TURNS = 4;

/** The widest shelf has six books to a row: looking back one row is looking left and up at any width. */
const NEIGHBOURS = 6;

/** The title decides, always the same. */
export function coverLook(title: string): CoverLook {
  const seed = hash(title);
  return {
    seed,
    drawing: seed % DRAWINGS,
    cloth: (seed >>> 8) % CLOTHS,
    scale: (seed >>> 16) % SCALES,
    turn: (seed >>> 20) % TURNS,
  };
}

/**
 * The looks of covers that stand together, each under its key. A book keeps its own unless a neighbour before it has the
 * same drawing on the same cloth: then it takes the next drawing; its colour, by which it is found again, never changes.
 */
export function shelfLooks(books: Iterable<readonly [key: string, title: string]>): Map<string, CoverLook> {
  const looks = new Map<string, CoverLook>();
  const placed: CoverLook[] = [];
  for (const [key, title] of books) {
    if (looks.has(key)) continue;
    const look = unlike(coverLook(title), placed.slice(-NEIGHBOURS));
    placed.push(look);
    looks.set(key, look);
  }
  return looks;
}

function unlike(own: CoverLook, neighbours: readonly CoverLook[]): CoverLook {
  const taken = new Set(neighbours.filter(({ cloth }) => cloth === own.cloth).map(({ drawing }) => drawing));
  let { drawing } = own;
  while (taken.has(drawing)) drawing = (drawing + 1) % DRAWINGS;
  return drawing === own.drawing ? own : { ...own, drawing };
}
