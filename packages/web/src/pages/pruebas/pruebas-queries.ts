import type { Prueba } from '@catedra/shared/aprendizaje/contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { http } from '#platform/http.ts';

export const pruebasQuery = queryOptions({
  queryKey: ['aprendizaje', 'pruebas'],
  queryFn: async ({ signal }) =>
    (await http<{ pruebas: Prueba[] }>('/api/aprendizaje/pruebas', { signal })).pruebas,
  meta: { escucha: ['evaluaciones', 'actividades', 'cursos', 'progreso', 'grupos'] },
});
