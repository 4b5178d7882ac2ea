/** How far behind the log those who listen are. */
export interface Lag {
  /** Of what is not told yet; with nothing waiting, of the last that was. */
  readonly lagMs: number;
  /** Since the log was last read through: more than a few seconds, and nobody is told anything. */
  readonly lookedMsAgo: number;
}

/** Measured from the first ring that was not answered to the reading that answers it. */
export function createLag(ticks: () => number) {
  let rangAt: number | null = null;
  let last = 0;
  let lookedAt = ticks();
  return {
    rang: () => void (rangAt ??= ticks()),
    caughtUp: () => {
      if (rangAt === null) return;
      last = ticks() - rangAt;
      rangAt = null;
    },
    looked: () => void (lookedAt = ticks()),
    state: (): Lag => ({
      lagMs: Math.round(rangAt === null ? last : ticks() - rangAt),
      lookedMsAgo: Math.round(ticks() - lookedAt),
    }),
  };
}
