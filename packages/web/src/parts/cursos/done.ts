import { leerHechas } from '@catedra/shared/participantes/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

/** Who did what of a course: it changes while people learn, and is no part of its outline. */
export const hechasQuery = (cursoId: string) =>
  queryOptions({
    queryKey: ['cursos', cursoId, 'hechas'],
    queryFn: ({ signal }) => ask(leerHechas, { id: cursoId }, { signal }),
    meta: { escucha: ['progreso', 'grupos', 'usuarios'] },
  });
