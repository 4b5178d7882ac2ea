import { leerMia } from '@catedra/shared/cumplimiento/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

export const miRenovacionQuery = (cursoId: string) =>
  queryOptions({
    queryKey: ['aprendizaje', 'renovaciones', cursoId],
    queryFn: ({ signal }) => ask(leerMia, { id: cursoId }, { signal }),
    meta: { escucha: ['progreso', 'cursos'] },
  });
