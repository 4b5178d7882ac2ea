/** A choice leaves at once; typing waits for a pause, but not for long. */
export const CHOICE = 150;
const PAUSE = 700;
const LONGEST_PAUSE = 1_500;
const RETRY = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Nothing was said for so long: is the way open, is this still the tab that writes, is there more time? */
export const HEARTBEAT = 10_000;

/** How long to wait after so many failures. */
export const retryAfter = (failures: number): number =>
  RETRY[Math.min(failures, RETRY.length - 1)] ?? HEARTBEAT;

/** How long what is being typed may still wait. */
export const typingWait = (since: number, now: number): number =>
  Math.max(0, Math.min(PAUSE, since + LONGEST_PAUSE - now));
