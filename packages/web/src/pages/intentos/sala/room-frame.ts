import { useLayoutEffect } from 'react';

/** The room takes the whole window: the academy's own bars are gone while one is in it. */
export function useRoomFrame(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.marco = 'sala';
    return () => {
      delete root.dataset.marco;
    };
  }, []);
}
