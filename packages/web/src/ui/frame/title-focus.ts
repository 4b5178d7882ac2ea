import { useEffect } from 'react';

/** The title that took the focus on arrival gave way to the real one when the data came: it takes it over. */
export function useTitleFocus(): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }, []);
}
