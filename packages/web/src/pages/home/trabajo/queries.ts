import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { leerTrabajo } from '@catedra/shared/reportes/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

/** Progress moves all day: it is asked again now and then, and not at each thing that somebody does. */
export const trabajoQuery = queryOptions({
  queryKey: ['reportes', 'trabajo'],
  queryFn: ({ signal }) => ask(leerTrabajo, {}, { signal }),
  refetchInterval: 5 * MINUTO,
  meta: { escucha: ['entregas', 'intentos', 'actividades', 'grupos', 'usuarios'] },
});
