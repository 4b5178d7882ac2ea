import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import type { NombreOido } from '@catedra/shared/colecciones.ts';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from '#platform/api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The collections whose changes make this query stale. */
      readonly escucha?: readonly NombreOido[];
      /** When the query shows one record alone, changes of others leave it in peace. */
      readonly soloId?: string;
    };
  }
}

const retry = (failures: number, error: unknown): boolean =>
  failures < 2 && (!isApiError(error) || error.status === 0 || error.status === 503);

// A button is drawn as working before the second click of a double one comes.
notifyManager.setScheduler(queueMicrotask);

// The feed says when something changed, so nothing is fetched again just because time went by.
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 5 * MINUTO,
      retry,
      // Without a network it is tried, fails and says so, and comes by itself when the network is back.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
