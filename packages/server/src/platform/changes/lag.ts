/** How far behind the log those who listen are. */
export interface Lag {
  /** Of what is not told yet; with nothing waiting, of the last that was. */
  readonly lagMs: number;
  /** Since the log was last read through: more than a few seconds, and nobody is told anything. */
  readonly lookedMsAgo: number;
}

/** Measured from the first ring that was not answered to the reading that answers it. */
export function createLag(now: () => number) {
  let rangAt: number | null = null;
  let last = 0;
  let lookedAt = now();
  return {
    rang: () => void (rangAt ??= now()),
    caughtUp: () => {
      if (rangAt === null) return;
      last = now() - rangAt;
      rangAt = null;
    },
    looked: () => void (lookedAt = now()),
    state: (): Lag => ({
      lagMs: Math.round(rangAt === null ? last : now() - rangAt),
      lookedMsAgo: Math.round(now() - lookedAt),
    }),
  };
}
