import { leerDeAutor } from '@catedra/shared/evaluaciones/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

export const autorKey = (id: string) => ['evaluaciones', id, 'autor'] as const;

/** An evaluation with its questions and keys, as its author works on it. */
export const autorQuery = (id: string) =>
  queryOptions({
    queryKey: autorKey(id),
    queryFn: ({ signal }) => ask(leerDeAutor, { id }, { signal }),
    meta: { escucha: ['evaluaciones', 'composiciones', 'actividades'] },
  });
