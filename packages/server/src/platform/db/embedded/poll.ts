import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until there is an answer, or gives up after `limitMs`. */
export async function poll<T>(ask: () => T | undefined, limitMs: number): Promise<T | undefined> {
  const end = performance.now() + limitMs;
  for (;;) {
    const answer = ask();
    if (answer !== undefined || performance.now() > end) return answer;
    await pause(15);
  }
}
