import { leerMio } from '@catedra/shared/calendario/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

export const calendarioQuery = queryOptions({
  queryKey: ['calendario'],
  queryFn: ({ signal }) => ask(leerMio, {}, { signal }),
  meta: { escucha: ['cursos', 'actividades', 'evaluaciones', 'progreso', 'entregas', 'grupos'] },
});
