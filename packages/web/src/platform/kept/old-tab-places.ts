import { erasePlace, placesUnder, readJson } from '#platform/kept/drawer.ts';
import type { Kept, OldPlace } from '#platform/kept/shelf.ts';

/** Like the others of `old-places.ts`, until November 2027: a place for each thing and tab, named by person and id. */
export function oldPlaces<Written, T>(
  beginning: string,
  read: (written: Written) => Omit<Kept<T>, 'id'>,
): OldPlace<T> {
  const under = (person: string) => `${beginning}${person}:`;
  const all = (person: string) =>
    placesUnder(under(person)).flatMap((place) => {
      const written = readJson<Written>(place);
      const [id = ''] = place.slice(under(person).length).split(':');
      return written ? [{ place, id, ...read(written) }] : [];
    });
  return {
    read: (person) => all(person).map(({ id, value, at, aside }) => ({ id, value, at, aside })),
    erase(person, id) {
      const [newest] = all(person)
        .filter((one) => one.id === id)
        .toSorted((a, b) => b.at - a.at);
      if (newest) erasePlace(newest.place);
    },
  };
}
