import { leerPapel } from '@catedra/shared/intentos/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

/** The sheets, as the questions stand when they are asked for. */
export const papelQuery = (id: string, modelos: number, enabled: boolean) =>
  queryOptions({
    queryKey: ['evaluaciones', id, 'papel', modelos],
    queryFn: ({ signal }) => ask(leerPapel, { id, query: { modelos } }, { signal }),
    enabled,
    retry: false,
    meta: { escucha: ['evaluaciones', 'composiciones', 'preguntas'] },
  });
