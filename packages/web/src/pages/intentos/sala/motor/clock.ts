/** A clock that nobody can move while the page is open. */
const steady = (): number => performance.timeOrigin + performance.now();

export interface ServerClock {
  /** The server's time, in milliseconds. */
  now(): number;
  /** An answer that said what time it was: the quicker it came, the nearer it is. */
  hear(ahora: string, askedAt: number, answeredAt: number): void;
  /** The mark to give to `hear`. */
  mark(): number;
}

/**
 * The clock that counts is the server's: measured with each answer, carried on by one that does not jump. `known` is how
 * far off this device was when it was last told.
 */
export function serverClock(ticks: () => number = steady, known = 0): ServerClock {
  let offset = known;
  let best = Infinity;
  return {
    mark: ticks,
    now: () => ticks() + offset,
    hear(ahora, askedAt, answeredAt) {
      const trip = answeredAt - askedAt;
      const measured = Date.parse(ahora) - (askedAt + trip / 2);
      // Each measure errs by half its trip: two that can't both be true mean that this machine slept.
      const slept = Math.abs(measured - offset) > (trip + best) / 2;
      if (trip > best && !slept) return;
      best = trip;
      offset = measured;
    },
  };
}
