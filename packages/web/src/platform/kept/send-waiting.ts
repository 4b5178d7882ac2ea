import { isPassing } from '#platform/api-error.ts';
import type { Waiting } from '#platform/kept/shelf.ts';

/**
 * Sends one thing after another: what arrived is forgotten, what was refused for good waits for its person, and a cut
 * leaves the rest for the next time.
 */
export async function sendWaiting<T>(
  waiting: readonly Waiting<T>[],
  send: (one: Waiting<T>) => Promise<unknown>,
): Promise<void> {
  for (const one of waiting) {
    try {
      await send(one);
      one.forget();
    } catch (error) {
      if (isPassing(error)) return;
      one.setAside();
    }
  }
}
