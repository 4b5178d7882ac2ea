import { idEnSesion } from '#platform/session-key.ts';

interface Left<T> {
  readonly value: T;
  readonly version: number;
}

/** Of each person on this computer, and of this tab alone: two tabs never mix what they typed. */
const place = (key: string) => `mesa:${idEnSesion() ?? ''}:${key}`;

/** Keeps what the server does not have yet through a reload; a full or closed storage only loses that. */
export function remember<T>(key: string, left: Left<T>): void {
  try {
    sessionStorage.setItem(place(key), JSON.stringify(left));
  } catch {
    // It is still in memory, and the page says that it is not saved.
  }
}

export function recall<T>(key: string): Left<T> | null {
  try {
    return JSON.parse(sessionStorage.getItem(place(key)) ?? 'null') as Left<T> | null;
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(place(key));
  } catch {
    // Nothing was kept there.
  }
}
