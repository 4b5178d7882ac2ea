import { useState } from 'react';
import { idEnSesion } from '#platform/session-key.ts';

/** Of each person on this computer, and of this tab alone. */
const place = (key: string) => `elegido:${idEnSesion() ?? ''}:${key}`;

function recall<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(place(key)) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(place(key));
    else sessionStorage.setItem(place(key), JSON.stringify(value));
  } catch {
    // A full or closed storage only loses it with a reload.
  }
}

interface Kept<T> {
  readonly value: T;
  readonly set: (next: (before: T) => T) => void;
  /** It has served: from now on one begins with what the server says. */
  readonly forget: () => void;
}

/** What is being chosen and the server does not have yet, kept through a reload. */
export function useKeptChoice<T>(key: string, initial: T, fits: (kept: T) => boolean = () => true): Kept<T> {
  const [value, setValue] = useState<T>(() => {
    const kept = recall<T>(key);
    return kept !== null && fits(kept) ? kept : initial;
  });
  return {
    value,
    set: (next) =>
      setValue((before) => {
        const after = next(before);
        write(key, after);
        return after;
      }),
    forget: () => write(key, null),
  };
}
