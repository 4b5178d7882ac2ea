import { useSyncExternalStore } from 'react';

/** Something that was just done and can be taken back at once. */
export interface Undoable {
  readonly words: string;
  readonly undo: () => Promise<unknown>;
}

let offered: Undoable | null = null;
const listeners = new Set<() => void>();

function put(next: Undoable | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** Offers to take back what was just done, on whatever page one lands; the last one alone. */
export const offerUndo = (undoable: Undoable): void => put(undoable);

/** It is not offered any more, unless something else is. */
export function withdrawUndo(undoable: Undoable): void {
  if (offered === undoable) put(null);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useUndoable = (): Undoable | null => useSyncExternalStore(subscribe, () => offered);
