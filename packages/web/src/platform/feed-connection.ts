import type { FeedEvent } from '@catedra/shared/core/change.ts';
import { recargarSesion } from '#platform/session.ts';

const KINDS: readonly FeedEvent['tipo'][] = [
  'cambio',
  'varios',
  'acceso',
  'reinicio',
  'sala',
  'sesion_terminada',
];
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

export interface Heard {
  readonly event: FeedEvent;
  /** Where to resume from after a cut. */
  readonly place: string;
}

/** Longer after each failure, and never the same for two browsers. */
export const retryDelay = (failures: number, random: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.5 + random);

/** One stream of server-sent events that opens again by itself, from the last place heard; returns how to close it. */
export function openConnection(onHeard: (heard: Heard) => void, lastPlace: () => string): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const open = () => {
    clearTimeout(timer);
    timer = undefined;
    source?.close();
    const stream = new EventSource(`/api/cambios?desde=${encodeURIComponent(lastPlace())}`);
    source = stream;
    stream.addEventListener('open', () => {
      failures = 0;
    });
    stream.addEventListener('error', () => retry(stream));
    for (const tipo of KINDS) {
      stream.addEventListener(tipo, ({ data, lastEventId }: MessageEvent<string>) =>
        onHeard({ event: { ...JSON.parse(data), tipo } as FeedEvent, place: lastEventId }),
      );
    }
  };

  const retry = (stream: EventSource) => {
    // The browser's own retry knows no jitter, and a refused stream does not say why: the session tells.
    const refused = stream.readyState === EventSource.CLOSED;
    stream.close();
    if (stream !== source) return;
    if (refused) void recargarSesion().catch(() => null);
    timer = setTimeout(open, retryDelay(failures++, Math.random()));
  };

  const hurry = () => {
    if (timer !== undefined && document.visibilityState === 'visible') open();
  };

  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  open();
  return () => {
    window.removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
}
