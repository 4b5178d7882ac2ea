import { setTimeout as pause } from 'node:timers/promises';

/** A failure is asked again sooner: what was down may be back. */
const AFTER_FAILURE_MS = 1000;

/** One reading for whoever asks within some time, so that those who watch cost the same however many they are. */
export function keptFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly value: Promise<T>; until: number } | null = null;
  return () => {
    const now = performance.now();
    if (kept && now < kept.until) return kept.value;
    const one = { value: read(), until: now + milliseconds };
    kept = one;
    one.value.catch(() => (one.until = performance.now() + AFTER_FAILURE_MS));
    return one.value;
  };
}

/** What does not answer in time is as good as gone. */
export const inTime = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    pause(milliseconds, undefined, { ref: false }).then(() => {
      throw new Error(`no contesta en ${milliseconds / 1000} s`);
    }),
  ]);
