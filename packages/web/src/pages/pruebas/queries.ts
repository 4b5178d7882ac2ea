import { leerPruebas } from '@catedra/shared/intentos/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

export const pruebasQuery = queryOptions({
  queryKey: ['aprendizaje', 'pruebas'],
  queryFn: async ({ signal }) => (await ask(leerPruebas, {}, { signal })).pruebas,
  meta: { escucha: ['evaluaciones', 'actividades', 'cursos', 'progreso', 'grupos'] },
});
