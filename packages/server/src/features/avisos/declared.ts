import type { Declaration, Hecho } from '#features/avisos/declaration.ts';

export type Any = Declaration<object, Hecho>;

/** Each notice with a line in the bell, by its name. */
export const declared = new Map<string, Any>();
