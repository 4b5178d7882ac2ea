import type { FeedEvent } from '@catedra/shared/core/change.ts';
import type { QueryClient, QueryMeta } from '@tanstack/react-query';

const SOON = 200;
const CROWD = 2_000;

/** Whether a query that declared what it listens to must be asked again. */
export function concerns(meta: QueryMeta | undefined, event: FeedEvent): boolean {
  if (event.tipo === 'reinicio' || event.tipo === 'acceso') return true;
  if (event.tipo !== 'cambio' && event.tipo !== 'varios') return false;
  if (!meta?.escucha?.some((coleccion) => coleccion === event.coleccion)) return false;
  return event.tipo === 'varios' || meta.soloId === undefined || meta.soloId === event.id;
}

/** A random wait, so that a whole class does not ask in the same instant. */
export function waitFor(event: FeedEvent, random: number): number {
  const crowd = event.tipo === 'reinicio' || ('multitud' in event && event.multitud === true);
  return random * (crowd ? CROWD : SOON);
}

/** Gathers what rings together and asks once for all of it; returns how to stop. */
export function invalidator(queryClient: QueryClient): {
  hear: (event: FeedEvent) => void;
  stop: () => void;
} {
  let gathered: FeedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = () => {
    const events = gathered;
    gathered = [];
    timer = undefined;
    void queryClient.invalidateQueries({
      predicate: (query) => events.some((event) => concerns(query.meta, event)),
    });
  };

  return {
    hear: (event) => {
      gathered.push(event);
      timer ??= setTimeout(ask, waitFor(event, Math.random()));
    },
    stop: () => clearTimeout(timer),
  };
}
