import { useLayoutEffect } from 'react';

/** On a phone, hides the learner's tabs while the page has its own bar at the bottom. */
export function useBareFrame(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.marco = 'desnudo';
    return () => {
      delete root.dataset.marco;
    };
  }, []);
}
