import { readerOf } from '#platform/changes/audience.ts';
import type { Stream } from '#platform/changes/stream.ts';

const PER_PERSON = 5;

/** The open screens. One more of the same person than there may be closes their oldest. */
export interface Screens {
  readonly some: boolean;
  open(): Stream[];
  add(stream: Stream): void;
  remove(stream: Stream): void;
}

export function createScreens(): Screens {
  const streams = new Map<Stream, string>();
  const byPerson = new Map<string, Set<Stream>>();

  const remove = (stream: Stream) => {
    const person = streams.get(stream);
    if (person === undefined) return;
    streams.delete(stream);
    const own = byPerson.get(person);
    own?.delete(stream);
    if (own?.size === 0) byPerson.delete(person);
  };
  const letGo = (stream: Stream) => {
    stream.end();
    remove(stream);
  };

  return {
    get some() {
      return streams.size > 0;
    },
    open() {
      for (const stream of streams.keys()) if (stream.closed) remove(stream);
      return [...streams.keys()];
    },
    add(stream) {
      const person = readerOf(stream.session);
      const own = [...(byPerson.get(person) ?? [])];
      const alive = own.filter(({ closed }) => !closed);
      for (const gone of own.filter(({ closed }) => closed)) remove(gone);
      for (const old of alive.slice(0, Math.max(0, alive.length - PER_PERSON + 1))) letGo(old);
      streams.set(stream, person);
      byPerson.set(person, (byPerson.get(person) ?? new Set()).add(stream));
    },
    remove,
  };
}
