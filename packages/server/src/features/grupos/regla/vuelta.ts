import type { Work } from '#platform/changes/work.ts';

const deshechas = new WeakMap<Work, string>();

/**
 * This work takes back an act, known by its transaction: whoever left a group by its rule since then and comes back now is
 * in it as they were.
 */
export const deshaciendo = (work: Work, marca: string): void => void deshechas.set(work, marca);

export const loQueDeshace = (work: Work): string | undefined => deshechas.get(work);
