/**
 * The browser's storage, which may be full or closed: what it does not take stays in the memory of this page, so that it
 * is still sent, and asked about before leaving.
 */
const inMemory = new Map<string, string>();

const safely = <T>(use: () => T, otherwise: T): T => {
  try {
    return use();
  } catch {
    return otherwise;
  }
};

export const readPlace = (place: string): string | null =>
  inMemory.get(place) ?? safely(() => window.localStorage.getItem(place), null);

export function writePlace(place: string, text: string): void {
  const taken = safely(() => {
    window.localStorage.setItem(place, text);
    return true;
  }, false);
  if (taken) inMemory.delete(place);
  else inMemory.set(place, text);
}

export function erasePlace(place: string): void {
  inMemory.delete(place);
  safely(() => window.localStorage.removeItem(place), undefined);
}

/** The places that begin so. */
export const placesUnder = (beginning: string): readonly string[] => {
  const stored = safely(() => Object.keys(window.localStorage), []);
  return [...new Set([...inMemory.keys(), ...stored])].filter((place) => place.startsWith(beginning));
};

/** What a place says, or null when it says nothing that can be read. */
export const readJson = <T>(place: string): T | null =>
  safely(() => JSON.parse(readPlace(place) ?? 'null') as T | null, null);
