import { useState } from 'react';

export type View = 'tarjetas' | 'tabla';

const KEY = 'cursos.vista';

const remembered = (): View => {
  try {
    return window.localStorage.getItem(KEY) === 'tabla' ? 'tabla' : 'tarjetas';
  } catch {
    return 'tarjetas';
  }
};

/** Cards or table, as this browser last had it. */
export function useViewChoice() {
  const [view, setView] = useState(remembered);
  const choose = (next: View) => {
    setView(next);
    try {
      window.localStorage.setItem(KEY, next);
    } catch {
      // A browser that keeps nothing still shows it until it is closed.
    }
  };
  return [view, choose] as const;
}
