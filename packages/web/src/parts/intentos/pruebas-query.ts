import { leerPruebas } from '@catedra/shared/intentos/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { serverTime } from '#platform/clock.ts';

export const pruebasQuery = queryOptions({
  queryKey: ['aprendizaje', 'pruebas'],
  queryFn: async ({ signal }) => {
    const { pruebas, ahora } = await ask(leerPruebas, {}, { signal });
    return { datos: pruebas, desfase: Date.parse(ahora) - serverTime().getTime() };
  },
  meta: { escucha: ['evaluaciones', 'intentos', 'actividades', 'cursos', 'progreso', 'grupos'] },
});
