import type { FeedEvent } from '@catedra/shared/core/change.ts';

type Listener = (event: FeedEvent) => void;

const listeners = new Set<Listener>();

/** The feed, wherever it is open, rings here; screens listen. */
export function ring(event: FeedEvent): void {
  for (const listener of listeners) listener(event);
}

export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
