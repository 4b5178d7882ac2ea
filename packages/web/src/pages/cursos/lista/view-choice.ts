import { useState } from 'react';
import { byBrowser } from '#platform/remembered.ts';

export type View = 'tarjetas' | 'tabla';

const KEY = 'cursos.vista';

const remembered = (): View => (byBrowser.read(KEY) === 'tabla' ? 'tabla' : 'tarjetas');

/** Cards or table, as this browser last had it. */
export function useViewChoice() {
  const [view, setView] = useState(remembered);
  const choose = (next: View) => {
    setView(next);
    byBrowser.write(KEY, next);
  };
  return [view, choose] as const;
}
