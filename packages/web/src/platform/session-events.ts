import type { MotivoFinSesion } from '@catedra/shared/core/change.ts';

export type SessionEvent =
  | { readonly tipo: 'terminada'; readonly motivo: MotivoFinSesion | null }
  | { readonly tipo: 'cambio-obligatorio' }
  /** The cookie that all tabs share is now somebody else's, or looks through their eyes. */
  | { readonly tipo: 'otra-persona'; readonly mirada: string | null };

type Listener = (event: SessionEvent) => void;

const listeners = new Set<Listener>();

/** Said by whoever finds out first: a refused request or the feed. */
export function announce(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
