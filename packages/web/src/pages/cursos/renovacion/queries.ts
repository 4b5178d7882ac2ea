import { leerRenovacion } from '@catedra/shared/cumplimiento/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

export const renovacionQuery = (cursoId: string) =>
  queryOptions({
    queryKey: ['cursos', cursoId, 'renovacion'],
    queryFn: ({ signal }) => ask(leerRenovacion, { id: cursoId }, { signal }),
    meta: { escucha: ['cursos', 'progreso', 'usuarios'] },
  });
