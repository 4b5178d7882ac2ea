/** Nothing that is committed waits longer than this for a transaction that is older and goes on. */
const PATIENCE_MS = 5000;

/** Which transactions the feed no longer waits for. */
export interface Patience {
  readonly passed: readonly string[];
  /** Told what runs now, and whether anything waits for it. */
  note(running: readonly string[], heldBack: boolean, now: number): void;
}

export function createPatience(): Patience {
  let since = new Map<string, number>();
  let passed: string[] = [];
  return {
    get passed() {
      return passed;
    },
    note(running, heldBack, now) {
      since = new Map(heldBack ? running.map((xid) => [xid, since.get(xid) ?? now]) : []);
      const tooLong = [...since].filter(([, began]) => now - began >= PATIENCE_MS).map(([xid]) => xid);
      passed = [...new Set([...passed.filter((xid) => running.includes(xid)), ...tooLong])];
    },
  };
}
