import type { Unsent } from '#app/session/unsent.ts';

type Asked = { readonly unsent: Unsent; readonly answer: (leaves: boolean) => void } | null;

let asked: Asked = null;
const listeners = new Set<() => void>();

function set(next: Asked): void {
  asked = next;
  for (const listener of listeners) listener();
}

export const readLeaving = (): Asked => asked;

export function onLeaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether to leave although something is on this device alone: whoever is here says so. */
export const askToLeave = (unsent: Unsent): Promise<boolean> =>
  new Promise((resolve) => {
    set({
      unsent,
      answer: (leaves) => {
        set(null);
        resolve(leaves);
      },
    });
  });
