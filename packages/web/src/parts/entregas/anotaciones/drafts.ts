import type { Draft } from '#parts/entregas/anotaciones/notes.ts';

const kept = new Map<string, Draft>();

/** What was being said of a place, while one goes to another answer and comes back. */
export const drafts = {
  read: (key: string): Draft | null => kept.get(key) ?? null,
  keep: (key: string, draft: Draft | null): void => {
    if (draft === null || draft.texto.trim() === '') kept.delete(key);
    else kept.set(key, draft);
  },
};
