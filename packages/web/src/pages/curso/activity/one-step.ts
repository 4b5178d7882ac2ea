import type { MouseEvent } from 'react';

const DOUBLE_CLICK = 500;

let last = { id: '', at: 0 };

/** The second click of a double one falls on the activity that the first one opened: it must not leave it, nor mark it. */
export const useOneStep = (id: string) => (event: MouseEvent) => {
  const now = Date.now();
  if (last.id !== id && now - last.at < DOUBLE_CLICK) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  last = { id, at: now };
};
