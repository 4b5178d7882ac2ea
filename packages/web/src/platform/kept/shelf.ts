import { erasePlace, placesUnder, readJson, writePlace } from '#platform/kept/drawer.ts';
import { thisTab } from '#platform/kept/tabs.ts';

/** Something that one person did on this device and the server does not have yet. */
export interface Kept<T> {
  readonly id: string;
  readonly value: T;
  readonly at: number;
  /** The server does not take it as it is: it waits for its person to open it. */
  readonly aside: boolean;
}

/** One of them, and what may become of it unless it was written over meanwhile. */
export interface Waiting<T> extends Kept<T> {
  /** The page that wrote it down, where each keeps its own. */
  readonly page: string;
  forget(): void;
  setAside(): void;
}

/** Where earlier programs kept the same things: read like the new ones, and erased once they are sent. */
export interface OldPlace<T> {
  read(person: string): readonly Kept<T>[];
  /** Of several of the same thing, the newest: the others wait for their turn. */
  erase(person: string, id: string): void;
}

interface ShelfOptions<T> {
  readonly old?: OldPlace<T>;
  /** Two tabs with the same thing keep each its own: neither forgets what the other could not send. */
  readonly byTab?: boolean;
}

type Written<T> = Omit<Kept<T>, 'id' | 'aside'> & { readonly aside?: true };

const NO_TAB = '';

/**
 * The one keeper of what was typed: by person, kind and thing. It outlives the tab, nobody else who uses this computer is
 * shown it, and what several tabs left of the same thing is taken the newest first.
 */
export function shelf<T>(kind: string, { old, byTab = false }: ShelfOptions<T> = {}) {
  const thisPage = byTab ? thisTab : NO_TAB;
  const beginning = (person: string) => `catedra:guardado:${person}:${kind}:`;
  const placeOf = (person: string, id: string, page: string) => `${beginning(person)}${id}:${page}`;

  const inPlaces = (person: string): (Kept<T> & { readonly place: string })[] =>
    placesUnder(beginning(person)).flatMap((place) => {
      const written = readJson<Written<T>>(place);
      const id = place.slice(beginning(person).length, place.lastIndexOf(':'));
      return written
        ? [{ id, value: written.value, at: written.at, aside: written.aside ?? false, place }]
        : [];
    });
  /** Whatever is there, the newest first. */
  const everything = (person: string) => {
    const kept = inPlaces(person);
    const known = new Set(kept.map(({ id }) => id));
    const before = (old?.read(person) ?? []).filter(({ id }) => !known.has(id));
    return [...kept, ...before.map((one) => ({ ...one, place: null }))].toSorted((a, b) => b.at - a.at);
  };
  const write = (place: string, written: Written<T>) => writePlace(place, JSON.stringify(written));

  const self = {
    /** What was left of it: by this tab, else the newest that fits, which is this tab's from now on. */
    read(person: string, id: string, fits: (value: T) => boolean = () => true, page = thisPage): T | null {
      const mine = placeOf(person, id, page);
      const all = everything(person).filter((one) => one.id === id && fits(one.value));
      const found = all.find(({ place }) => place === mine) ?? all[0];
      if (!found) return null;
      if (found.place !== mine) {
        write(mine, { value: found.value, at: found.at });
        if (found.place !== null) erasePlace(found.place);
      }
      return found.value;
    },
    /** The newest of it, whoever left it and however it stands; it stays where it is. */
    look(person: string, id: string): Kept<T> | null {
      return everything(person).find((one) => one.id === id) ?? null;
    },
    write(person: string, id: string, value: T, page = thisPage): void {
      write(placeOf(person, id, page), { value, at: Date.now() });
    },
    /** The server has what this tab kept. */
    erase(person: string, id: string, page = thisPage): void {
      erasePlace(placeOf(person, id, page));
      old?.erase(person, id);
    },
    /** Whatever any tab left of it that is of no use any more. */
    drop(person: string, id: string, useless: (value: T) => boolean): void {
      for (const one of everything(person).filter((thing) => thing.id === id && useless(thing.value))) {
        if (one.place === null) old?.erase(person, id);
        else erasePlace(one.place);
      }
    },
    /** Of each thing of this person the newest, unless it was set aside; in the order in which they were done. */
    waiting(person: string): readonly Waiting<T>[] {
      const newest = [...Map.groupBy(everything(person), ({ id }) => id).values()].flatMap(
        ([one]) => one ?? [],
      );
      return newest
        .toReversed()
        .filter(({ aside }) => !aside)
        .map(({ place, ...kept }) => {
          const { id, value, at } = kept;
          const isSame = () => place === null || readJson<Written<T>>(place)?.at === at;
          return {
            ...kept,
            page: place?.slice(place.lastIndexOf(':') + 1) ?? NO_TAB,
            forget: () => {
              if (!isSame()) return;
              if (place !== null) erasePlace(place);
              old?.erase(person, id);
            },
            setAside: () => {
              if (isSame()) write(place ?? placeOf(person, id, thisPage), { value, at, aside: true });
            },
          };
        });
    },
  };
  return self;
}

export type Shelf<T> = ReturnType<typeof shelf<T>>;
