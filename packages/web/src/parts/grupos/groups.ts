import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { leerPagina, leerTodos, leerUno } from '#platform/client.ts';

/** Every group that the reader sees. */
export const gruposQuery = queryOptions({
  queryKey: ['grupos', 'todos'],
  queryFn: ({ signal }) => leerTodos('grupos', {}, signal),
  meta: { escucha: ['grupos'] },
});

export const grupoQuery = (id: string) =>
  queryOptions({
    queryKey: ['grupos', id],
    queryFn: ({ signal }) => leerUno('grupos', id, signal),
    meta: { escucha: ['grupos'], soloId: id },
  });

/** Groups to choose from: those whose name matches, a handful at a time. */
export const gruposParaElegirQuery = (buscar: string) =>
  queryOptions({
    queryKey: ['grupos', 'para-elegir', buscar],
    queryFn: ({ signal }) => leerPagina('grupos', { buscar, orden: 'nombre', limite: 20 }, signal),
    placeholderData: keepPreviousData,
    meta: { escucha: ['grupos'] },
  });
