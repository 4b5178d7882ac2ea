import { useSyncExternalStore } from 'react';

let held = 0;
const listeners = new Set<() => void>();

const add = (n: number) => {
  held += n;
  for (const listener of listeners) listener();
};

/** Something typed on this page is not saved, until what was given is called. */
export function holdUnsaved(): () => void {
  add(1);
  return () => add(-1);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether this page holds something typed and not saved. */
export const useUnsaved = (): boolean => useSyncExternalStore(subscribe, () => held > 0);
