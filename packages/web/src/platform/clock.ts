/** How far this device's clock is from the server's, which is the one that counts. */
let offset = 0;
const listeners = new Set<() => void>();

/** The header says whole seconds and the way takes its time: less than this is no difference. */
const ENOUGH = 2_000;

export const serverTime = (): Date => new Date(Date.now() + offset);

/** Learns the server's hour from an answer, of which it is known when it was asked for. */
export function learnClock(date: string | null, asked: number, came = Date.now()): void {
  const said = Date.parse(date ?? '');
  if (Number.isNaN(said)) return;
  // Half a second is what the header leaves out; what a slow way adds can't be known.
  const found = said + 500 - (asked + came) / 2;
  if (Math.abs(found - offset) < ENOUGH + (came - asked) / 2) return;
  offset = Math.abs(found) < ENOUGH ? 0 : found;
  for (const listener of listeners) listener();
}

export function onClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
