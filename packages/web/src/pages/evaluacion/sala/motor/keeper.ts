import type { Journal, KeptAttempt, KeptEntry, Owner } from '#pages/evaluacion/sala/motor/journal.ts';

/** Writes to the journal one thing at a time: of what changes faster than the disk, only the last is written. */
export function createKeeper(journal: Journal, owner: Owner, onFailure: () => void) {
  const entries = new Map<number, KeptEntry | null>();
  let attempt: KeptAttempt | null = null;
  let erase = false;
  let working: Promise<void> | null = null;

  async function next(): Promise<boolean> {
    if (erase) {
      erase = false;
      entries.clear();
      attempt = null;
      await journal.erase(owner);
      return true;
    }
    if (attempt) {
      const written = attempt;
      attempt = null;
      await journal.writeAttempt(written);
      return true;
    }
    const [first] = entries;
    if (!first) return false;
    const [lugar, entry] = first;
    entries.delete(lugar);
    await (entry ? journal.writeEntry(owner, entry) : journal.dropEntry(owner, lugar));
    return true;
  }

  async function work(): Promise<void> {
    for (;;) {
      try {
        if (!(await next())) return;
      } catch {
        onFailure();
      }
    }
  }

  const wake = () => {
    working ??= work().finally(() => {
      working = null;
    });
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
