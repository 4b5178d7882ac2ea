import * as api from '@catedra/shared/importaciones/api.ts';
import type {
  CambioDeLinea,
  EstadoDeLinea,
  Importacion,
  LineaCambiada,
  PaginaDeLineas,
} from '@catedra/shared/importaciones/schemas.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

const MOMENTO = 500;

/** Asked again while the server writes: its steps are shorter than the feed's. */
export const importacionQuery = (id: string) =>
  queryOptions({
    queryKey: ['importaciones', id],
    queryFn: ({ signal }) => ask(api.leerUna, { id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.estado === 'importando' ? MOMENTO : false),
    // The folder that it goes to may change its name, or go.
    meta: { escucha: ['carpetas'] },
  });

export const lineasQuery = (id: string, estado: EstadoDeLinea | undefined, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['importaciones', id, 'lineas', estado ?? 'todas', cursor ?? ''],
    queryFn: ({ signal }) => ask(api.leerLineas, { id, query: { estado, cursor, limite: 50 } }, { signal }),
    placeholderData: keepPreviousData,
    // What they are compared with may change here too.
    meta: { escucha: ['preguntas'] },
  });

export const recientesQuery = queryOptions({
  queryKey: ['importaciones', 'recientes'],
  queryFn: ({ signal }) => ask(api.leerRecientes, {}, { signal }),
  staleTime: 0,
});

export function remember(queryClient: QueryClient, una: Importacion): void {
  queryClient.setQueryData(importacionQuery(una.id).queryKey, una);
}

/** A line put right stays where it stands until the page is read again. */
export function rememberLine(queryClient: QueryClient, { linea, importacion }: LineaCambiada): void {
  remember(queryClient, importacion);
  queryClient.setQueriesData<PaginaDeLineas>(
    { queryKey: ['importaciones', importacion.id, 'lineas'] },
    (pagina) =>
      pagina && {
        ...pagina,
        datos: pagina.datos.map((una) => (una.numero === linea.numero ? linea : una)),
      },
  );
}

export const cambiarLinea = (id: string, numero: number, body: CambioDeLinea) =>
  ask(api.cambiarLinea, { id, numero, body });
