import { leerInicio } from '@catedra/shared/aprendizaje/api.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { leerPagina } from '#platform/client.ts';

export const inicioQuery = queryOptions({
  queryKey: ['aprendizaje', 'inicio'],
  queryFn: ({ signal }) => ask(leerInicio, {}, { signal }),
  meta: { escucha: ['cursos', 'actividades', 'evaluaciones', 'progreso', 'entregas', 'grupos'] },
});

/** Two rows of the shelf. */
const ESTANTE = 12;

export interface BusquedaDeCatalogo {
  readonly buscar: string | undefined;
  readonly categoria: string | undefined;
}

export const catalogoQuery = (busqueda: BusquedaDeCatalogo) =>
  infiniteQueryOptions({
    queryKey: ['cursos', 'catalogo', busqueda],
    queryFn: ({ pageParam, signal }) =>
      leerPagina(
        'cursos',
        {
          acceso: 'abierto',
          estado: 'publicado',
          ...busqueda,
          cursor: pageParam,
          limite: ESTANTE,
          total: true,
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (pagina) => pagina.siguiente,
    placeholderData: keepPreviousData,
    meta: { escucha: ['cursos'] },
  });
