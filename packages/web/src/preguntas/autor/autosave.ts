import { unir } from '@catedra/shared/edicion/unir.ts';
import { serverTime } from '#platform/clock.ts';
import { fieldErrors, isApiError, isPassing, messageOf } from '#platform/api-error.ts';
import type { AutosaveOptions, Kept, Versioned } from '#preguntas/autor/kept.ts';

const PAUSE = 1000;
const AGAIN = 5000;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Saves what is typed a moment after the last key, one request at a time, with the version that was read. */
export class Autosave<T, R extends Versioned> {
  value: T;
  version: number;
  kept: Kept<R> = { state: 'idle' };
  readonly #options: AutosaveOptions<T, R>;
  /** What the server had at that version, as far as it is known: over it, changes of two people are joined. */
  #base: T | undefined;
  #touched = 0;
  #sent = 0;
  #sending = false;
  #over = false;
  #released = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: AutosaveOptions<T, R>) {
    this.#options = options;
    this.value = options.value;
    this.version = options.version;
    this.#base = options.value;
    const left = options.memory.recall();
    if (left && !same(left.value, options.value)) {
      this.value = left.value;
      if (left.version !== options.version) this.#base = undefined;
      this.version = left.version;
      this.#touched = 1;
      this.kept = { state: 'waiting' };
      this.#later(0);
    }
  }

  /** Something typed is not on the server yet. */
  get pending(): boolean {
    return this.#touched > this.#sent || this.#sending;
  }

  edit(value: T, pause = PAUSE): void {
    this.value = value;
    this.#touched += 1;
    if (this.#options.held?.()) return this.#hold();
    this.#options.memory.remember({ value, version: this.version });
    if (this.kept.state !== 'conflict') {
      this.kept = { state: 'waiting' };
      this.#later(pause);
    }
    this.#options.onChange();
  }

  /** Put back as it was, there is nothing to use. */
  #hold(): void {
    const { memory } = this.#options;
    this.#released = false;
    if (same(this.value, this.#base)) {
      memory.forget();
      this.#sent = this.#touched;
      return this.#say({ state: 'idle' });
    }
    memory.remember({ value: this.value, version: this.version, held: true });
    return this.#say(this.kept.state === 'conflict' ? this.kept : { state: 'held' });
  }

  /** Its author said so: what was held goes. */
  release(): void {
    if (!this.pending) return;
    this.#released = true;
    if (this.kept.state !== 'conflict') void this.#run();
  }

  /** What was typed goes; what the server has stays. */
  discard(record: R): void {
    clearTimeout(this.#timer);
    this.#sent = this.#touched;
    this.value = this.#options.valueOf(record);
    this.#base = this.value;
    this.version = record.version;
    this.#released = false;
    this.#options.memory.forget();
    this.#say({ state: 'idle' });
  }

  /** What the server says now, while nothing was typed here. */
  follow(record: R): void {
    if (this.pending || this.kept.state === 'conflict' || record.version <= this.version) return;
    // What was saved here has somebody else's on top of it now.
    if (this.kept.state === 'saved') this.#options.onJoined?.(record);
    this.value = this.#options.valueOf(record);
    this.#base = this.value;
    this.version = record.version;
  }

  /** What a command of the server answered: it already has what is typed, or has replaced it. */
  replace(record: R): void {
    this.#settle(record, this.#options.valueOf(record));
  }

  /** Without waiting for a pause: the page closes, the network is back. */
  flush(): void {
    if (this.pending && this.kept.state !== 'conflict') void this.#run();
  }

  keepMine(): void {
    if (this.kept.state !== 'conflict') return;
    this.version = this.kept.theirs.version;
    this.#base = this.#options.valueOf(this.kept.theirs);
    this.kept = { state: 'waiting' };
    // Chosen while both were in sight: it was said.
    this.#released = true;
    void this.#run();
  }

  takeTheirs(): void {
    if (this.kept.state === 'conflict') this.replace(this.kept.theirs);
  }

  /** What is on its way may still arrive; nothing more is tried. */
  stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  #later(pause: number): void {
    clearTimeout(this.#timer);
    if (this.#over) return;
    this.#timer = setTimeout(() => void this.#run(), pause);
  }

  #settle(record: R, value: T): void {
    this.#sent = this.#touched;
    this.#released = false;
    this.value = value;
    this.#base = this.#options.valueOf(record);
    this.version = record.version;
    this.kept = { state: 'saved', at: serverTime() };
    this.#options.memory.forget();
    this.#options.onSaved(record);
    this.#options.onChange();
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sending || !this.pending) return;
    const { send, unready, waits } = this.#options;
    if (this.#options.held?.() && !this.#released) return this.#hold();
    if (waits?.()) return this.#say({ state: 'waiting' });
    const why = unready?.(this.value) ?? null;
    if (why !== null) return this.#say({ state: 'refused', message: why });
    const [turn, typed] = [this.#touched, this.value];
    this.#sending = true;
    this.#say({ state: 'saving' });
    try {
      this.#arrived(await send(typed, this.version), turn);
    } catch (error) {
      await this.#failed(error, turn, typed);
    }
  }

  #arrived(record: R, turn: number): void {
    this.#sending = false;
    if (turn === this.#touched) return this.#settle(record, this.value);
    this.#sent = turn;
    this.#base = this.#options.valueOf(record);
    this.version = record.version;
    this.#options.memory.remember({ value: this.value, version: this.version });
    this.#options.onSaved(record);
    this.#say({ state: 'waiting' });
    this.#later(0);
  }

  async #failed(error: unknown, turn: number, typed: T): Promise<void> {
    if (!isApiError(error, 'VERSION_ANTIGUA')) return this.#stopped(error);
    let theirs: R | undefined;
    try {
      theirs = this.#options.theirs ? await this.#options.theirs() : (error.actual as R | undefined);
    } catch (unread) {
      return this.#stopped(unread);
    }
    if (!theirs) return this.#stopped(error);
    this.#sending = false;
    // The answer got lost, or someone wrote the same: what is stored is what was typed.
    if (same(this.#options.valueOf(theirs), typed)) return this.#arrived(theirs, turn);
    if (!this.#joinedTo(theirs)) this.#say({ state: 'conflict', theirs });
  }

  /** Both wrote, in different places: what was typed goes on top of what is stored. */
  #joinedTo(theirs: R): boolean {
    const stored = this.#options.valueOf(theirs);
    const together = this.#base === undefined ? null : unir(this.#base, stored, this.value);
    if (!together) return false;
    this.value = together.valor as T;
    this.version = theirs.version;
    this.#base = stored;
    this.#touched += 1;
    this.#options.memory.remember({ value: this.value, version: this.version });
    this.#options.onJoined?.(theirs);
    this.#say({ state: 'waiting' });
    this.#later(0);
    return true;
  }

  #stopped(error: unknown): void {
    this.#sending = false;
    if (isPassing(error)) {
      this.#say({ state: 'local' });
      return this.#later(AGAIN);
    }
    // What is wrong in a field says more than that something is.
    const [field] = Object.values(fieldErrors(error));
    this.#say({ state: 'refused', message: field ?? messageOf(error) });
  }

  #say(kept: Kept<R>): void {
    this.kept = kept;
    this.#options.onChange();
  }
}
