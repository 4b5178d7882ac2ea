import { SEGUNDO } from '@catedra/shared/core/duraciones.ts';
import { leerTrabajos } from '@catedra/shared/tecnico/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

/** Queues move by themselves, and no change of the academy's tells of it. */
const CADA = 15 * SEGUNDO;

export const TRABAJOS = ['tecnico', 'trabajos'];

export const trabajosQuery = queryOptions({
  queryKey: TRABAJOS,
  queryFn: ({ signal }) => ask(leerTrabajos, {}, { signal }),
  staleTime: 0,
  refetchInterval: CADA,
});
