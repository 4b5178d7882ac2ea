import { useState } from 'react';
import { idEnSesion } from '#platform/session-key.ts';
import { byTab } from '#platform/remembered.ts';

/** Of each person on this computer, and of this tab alone. */
const place = (key: string) => `elegido:${idEnSesion() ?? ''}:${key}`;

interface Kept<T> {
  readonly value: T;
  readonly set: (next: (before: T) => T) => void;
  /** It has served: from now on one begins with what the server says. */
  readonly forget: () => void;
}

/** What is being chosen and the server does not have yet, kept through a reload. */
export function useKeptChoice<T>(key: string, initial: T, fits: (kept: T) => boolean = () => true): Kept<T> {
  const [value, setValue] = useState<T>(() => {
    const kept = byTab.readJson<T>(place(key));
    return kept !== null && fits(kept) ? kept : initial;
  });
  return {
    value,
    set: (next) =>
      setValue((before) => {
        const after = next(before);
        byTab.writeJson(place(key), after);
        return after;
      }),
    forget: () => void byTab.write(place(key), null),
  };
}
