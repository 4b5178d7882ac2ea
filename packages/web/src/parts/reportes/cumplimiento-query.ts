import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { leerCumplimiento } from '@catedra/shared/reportes/api.ts';
import type { ConsultaDeCumplimiento } from '@catedra/shared/reportes/cumplimiento.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

/** Counted once a minute at most, and states change by themselves as days pass: asked again each minute. */
export const cumplimientoQuery = ({ curso, grupo }: ConsultaDeCumplimiento) =>
  queryOptions({
    queryKey: ['reportes', 'cumplimiento', { curso, grupo }],
    queryFn: ({ signal }) => ask(leerCumplimiento, { query: { curso, grupo } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: MINUTO,
    refetchInterval: MINUTO,
  });
