import { leerActividad } from '@catedra/shared/aprendizaje/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

/** The files that an activity holds, with their names and sizes. */
export const archivosQuery = (actividadId: string) =>
  queryOptions({
    queryKey: ['actividades', actividadId, 'archivos'],
    queryFn: async ({ signal }) => {
      const { archivos } = await ask(leerActividad, { id: actividadId }, { signal });
      return archivos;
    },
    meta: { escucha: ['actividades'], soloId: actividadId },
  });
