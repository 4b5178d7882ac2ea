/** The server's own time; tests move theirs. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
