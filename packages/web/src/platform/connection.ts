import { useEffect, useSyncExternalStore } from 'react';

/** Whoever asks often finds a cut that the browser does not see: the server is gone, the network leads nowhere. */
let found = false;
const listeners = new Set<() => void>();

function tellCut(cut: boolean): void {
  found = cut;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the academy can't be reached now. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, () => found || !navigator.onLine);

/** Tells a cut that was found, for as long as whoever found it is on the screen. */
export function useFoundCut(cut: boolean): void {
  useEffect(() => {
    if (!cut) return undefined;
    tellCut(true);
    return () => tellCut(false);
  }, [cut]);
}
