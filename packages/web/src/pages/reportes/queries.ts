import * as reportesApi from '@catedra/shared/reportes/api.ts';
import type { FormatoDeHoja } from '@catedra/shared/core/hojas.ts';
import type { FiltrosEscritos } from '@catedra/shared/reportes/schemas.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf, ask } from '#platform/ask.ts';

export const progresoQuery = (filtros: FiltrosEscritos, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['reportes', 'progreso', filtros, cursor],
    queryFn: ({ signal }) =>
      ask(reportesApi.leerProgreso, { query: { ...filtros, cursor, total: 'true' } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['progreso', 'usuarios', 'grupos', 'cursos', 'actividades'] },
  });

export const opcionesQuery = queryOptions({
  queryKey: ['reportes', 'opciones'],
  queryFn: ({ signal }) => ask(reportesApi.leerOpciones, {}, { signal }),
  meta: { escucha: ['grupos', 'cursos'] },
});

/** The browser downloads it by itself, as large as it may be. */
export const direccionDeLaHoja = (filtros: FiltrosEscritos, formato: FormatoDeHoja): string =>
  addressOf(formato === 'csv' ? reportesApi.exportarProgreso : reportesApi.exportarProgresoEnExcel, {
    query: filtros,
  });
