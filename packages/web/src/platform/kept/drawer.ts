import { byBrowser } from '#platform/remembered.ts';

/**
 * The browser's storage, which may be full or closed: what it does not take stays in the memory of this page, so that it
 * is still sent, and asked about before leaving.
 */
const inMemory = new Map<string, string>();

export const readPlace = (place: string): string | null => inMemory.get(place) ?? byBrowser.read(place);

export function writePlace(place: string, text: string): void {
  if (byBrowser.write(place, text)) inMemory.delete(place);
  else inMemory.set(place, text);
}

export function erasePlace(place: string): void {
  inMemory.delete(place);
  byBrowser.write(place, null);
}

/** The places that begin so. */
export const placesUnder = (beginning: string): readonly string[] =>
  [...new Set([...inMemory.keys(), ...byBrowser.keys()])].filter((place) => place.startsWith(beginning));

/** What a place says, or null when it says nothing that can be read. */
export const readJson = <T>(place: string): T | null => {
  const here = inMemory.get(place);
  return here === undefined ? byBrowser.readJson<T>(place) : (JSON.parse(here) as T);
};
