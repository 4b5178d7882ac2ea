import { erasePlace, readJson, writePlace } from '#platform/kept/drawer.ts';
import type { OldPlace } from '#platform/kept/shelf.ts';

/**
 * Where programs before 0.2.0 kept what a browser could not send. A browser may be opened again after months: these are
 * looked at until November 2027, and then go.
 */

/** One place for each person, with everything in it by its id. */
export function oldMap<Written, T>(
  beginning: string,
  read: (written: Written) => { readonly at: number; readonly value: T },
): OldPlace<T> {
  const all = (person: string) => readJson<Record<string, Written>>(beginning + person) ?? {};
  return {
    read: (person) =>
      Object.entries(all(person)).map(([id, written]) => ({ id, aside: false, ...read(written) })),
    erase(person, id) {
      const { [id]: gone, ...others } = all(person);
      if (gone === undefined) return;
      if (Object.keys(others).length === 0) erasePlace(beginning + person);
      else writePlace(beginning + person, JSON.stringify(others));
    },
  };
}

/** One place for each person, with the ids of what was done. */
export function oldList(beginning: string): OldPlace<true> {
  const all = (person: string) => readJson<readonly string[]>(beginning + person) ?? [];
  return {
    read: (person) => all(person).map((id) => ({ id, value: true, at: 0, aside: false })),
    erase(person, id) {
      const others = all(person).filter((one) => one !== id);
      if (others.length === all(person).length) return;
      if (others.length === 0) erasePlace(beginning + person);
      else writePlace(beginning + person, JSON.stringify(others));
    },
  };
}
