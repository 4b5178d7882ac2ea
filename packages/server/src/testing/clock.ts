import type { Clock } from '#platform/clock.ts';

export interface Step {
  readonly seconds?: number;
  readonly minutes?: number;
  readonly hours?: number;
  readonly days?: number;
}

/** A clock to move: it starts now and goes on only when told. */
export interface TestClock extends Clock {
  advance(step: Step): void;
}

export function createTestClock(start = new Date()): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
