import { useSyncExternalStore } from 'react';

/** Something that was just done and can be taken back at once. */
export interface Undoable {
  readonly words: string;
  readonly undo: () => Promise<unknown>;
  /** What is said once it was taken back, if that may not be the whole of it. */
  readonly wordsOfUndone?: () => string;
  /** Does it again after it was taken back. */
  readonly redo?: () => Promise<unknown>;
  /** Where it was done: there the keys take it back too, one after another. */
  readonly place?: string;
  /** Steps of the same thing are taken back as one. */
  readonly step?: string;
}

/** What the bar speaks of: something done, or taken back. */
export interface Offer {
  readonly undoable: Undoable;
  readonly undone: boolean;
  readonly working: boolean;
  readonly failure: unknown;
}

const REMEMBERED = 50;

let offer: Offer | null = null;
let done: readonly Undoable[] = [];
let undone: readonly Undoable[] = [];
const listeners = new Set<() => void>();

function put(next: Offer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

const speakOf = (undoable: Undoable, change: Partial<Offer> = {}) =>
  put({ undoable, undone: false, working: false, failure: null, ...change });

/** Offers to take back what was just done, on whatever page one lands; gives what `retractUndo` takes. */
export function offerUndo(undoable: Undoable): Undoable {
  const last = done.at(-1);
  const same = last && undoable.step !== undefined && last.step === undoable.step && undone.length === 0;
  const whole = same ? { ...undoable, undo: last.undo } : undoable;
  done = [...(same ? done.slice(0, -1) : done), whole].slice(-REMEMBERED);
  undone = [];
  speakOf(whole);
  return whole;
}

/** It did not happen after all: there is nothing to take back. */
export function retractUndo(undoable: Undoable): void {
  done = done.filter((one) => one !== undoable);
  if (offer?.undoable === undoable) put(null);
}

async function run(undoable: Undoable, forward: boolean): Promise<void> {
  const act = forward ? undoable.redo : undoable.undo;
  if (!act || offer?.working) return;
  speakOf(undoable, { undone: forward, working: true });
  try {
    await act();
    const without = (list: readonly Undoable[]) => list.filter((one) => one !== undoable);
    done = forward ? [...done, undoable] : without(done);
    undone = forward ? without(undone) : [...undone, undoable];
    speakOf(undoable, { undone: !forward });
  } catch (failure) {
    speakOf(undoable, { undone: forward, failure });
  }
}

/** Presses the one button of the bar: takes it back, or does it again. */
export const press = ({ undoable, undone: forward }: Offer): Promise<void> => run(undoable, forward);

const lastIn = (list: readonly Undoable[], place: string) => list.findLast((one) => one.place === place);

/** Keys that come while something is being taken back wait for it: each takes back one thing more. */
let turn: Promise<void> = Promise.resolve();
function afterwards(which: () => Undoable | undefined, forward: boolean): boolean {
  if (!which()) return false;
  const takeBack = async () => {
    const undoable = which();
    if (undoable) await run(undoable, forward);
  };
  turn = offer?.working ? turn.then(takeBack) : takeBack();
  return true;
}

/** The last thing done there is taken back; true when there was one. */
export const undoIn = (place: string): boolean => afterwards(() => lastIn(done, place), false);

/** The last thing taken back there is done again; true when there was one. */
export const redoIn = (place: string): boolean =>
  afterwards(
    () =>
      lastIn(
        undone.filter(({ redo }) => redo),
        place,
      ),
    true,
  );

/** The bar is not shown any more, unless it speaks of something else; the keys still know of it. */
export function withdraw(shown: Offer): void {
  if (offer === shown) put(null);
}

/** Whoever goes elsewhere is not followed by the bar; coming back, the keys still know of what was done there. */
export function leave(place: string): void {
  if (offer?.undoable.place === place && !offer.working) put(null);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOffer = (): Offer | null => useSyncExternalStore(subscribe, () => offer);
