import { vi } from 'vitest';

const HANGS_MS = 90_000;

/** Asks until the expectation holds; only what will never hold reaches the limit, however busy the machine. */
export const eventually = <T>(expectation: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(expectation, { timeout: HANGS_MS, interval: 20 });
