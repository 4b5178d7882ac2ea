import type { Memory } from '#preguntas/autor/memory.ts';

/** How what was typed stands. */
export type Kept<R> =
  | { readonly state: 'idle' }
  | { readonly state: 'waiting' | 'saving' }
  /** It would be used at once: it is on this device until its author says so. */
  | { readonly state: 'held' }
  | { readonly state: 'saved'; readonly at: Date }
  /** There is no network: it is on this device alone. */
  | { readonly state: 'local' }
  | { readonly state: 'refused'; readonly message: string }
  /** Someone else saved meanwhile. */
  | { readonly state: 'conflict'; readonly theirs: R };

export interface Versioned {
  readonly version: number;
}

/** What saving by itself needs to know of what is typed. */
export interface AutosaveOptions<T, R extends Versioned> {
  /** Where it is kept on this device until the server has it. */
  readonly memory: Memory<T>;
  readonly value: T;
  readonly version: number;
  readonly send: (value: T, version: number) => Promise<R>;
  /** What a record says, in the shape in which it is typed. */
  readonly valueOf: (record: R) => T;
  /** Why it can't be sent yet, told and waited for; null: it can. */
  readonly unready?: (value: T) => string | null;
  /** It waits for something else that is on its way, and is asked again by `flush`. */
  readonly waits?: () => boolean;
  /** It is used as soon as it is saved: it waits for `release`. */
  readonly held?: () => boolean;
  /** What someone else saved meanwhile, when the refusal does not tell it whole. */
  readonly theirs?: () => Promise<R>;
  readonly onSaved: (record: R) => void;
  readonly onChange: () => void;
  /** Somebody else's changes are with those of this page: as they saved them. */
  readonly onJoined?: (theirs: R) => void;
}
