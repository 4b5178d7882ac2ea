import type { Journal, KeptAttempt, KeptEntry, Owner } from '#pages/intentos/sala/motor/journal.ts';

/** Writes to the journal one thing at a time: of what changes faster than the disk, only the last is written. */
export function createKeeper(journal: Journal, owner: Owner, onFailure: () => void) {
  const entries = new Map<number, KeptEntry | null>();
  let attempt: KeptAttempt | null = null;
  let erase = false;
  let working: Promise<void> | null = null;

  async function step(): Promise<void> {
    if (erase) {
      erase = false;
      entries.clear();
      attempt = null;
      return journal.erase(owner);
    }
    if (attempt) {
      const written = attempt;
      attempt = null;
      return journal.writeAttempt(written);
    }
    const [first] = entries;
    if (!first) return;
    const [lugar, entry] = first;
    entries.delete(lugar);
    return entry ? journal.writeEntry(owner, entry) : journal.dropEntry(owner, lugar);
  }

  /** That nothing is left and that it rests are one step: what is asked for in between would wait for ever. */
  async function work(): Promise<void> {
    while (erase || attempt || entries.size > 0) await step().catch(onFailure);
    working = null;
  }

  const wake = () => {
    working ??= work();
  };

  return {
    attempt(value: KeptAttempt) {
      attempt = value;
      wake();
    },
    entry(lugar: number, value: KeptEntry | null) {
      entries.set(lugar, value);
      wake();
    },
    erase() {
      erase = true;
      wake();
    },
    /** Everything asked for so far is on the disk, or failed. */
    async settled(): Promise<void> {
      while (working) await working;
    },
  };
}
