import * as api from '@catedra/shared/avisos/api.ts';
import type { Leidos } from '@catedra/shared/avisos/schemas.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

/** The newest lines of one's bell, and how many of all were not read. */
export const campanaQuery = queryOptions({
  queryKey: ['avisos', 'campana'],
  queryFn: ({ signal }) => ask(api.leerCampana, { query: {} }, { signal }),
  meta: { escucha: ['avisos', 'anuncios', 'grupos'] },
});

/** All of them, as many at a time. */
export const todosQuery = infiniteQueryOptions({
  queryKey: ['avisos', 'todos'],
  queryFn: ({ pageParam, signal }) =>
    ask(api.leerCampana, { query: { desde: pageParam ?? undefined } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ sigue }) => sigue,
  meta: { escucha: ['avisos', 'anuncios', 'grupos'] },
});

/** It goes on although the line that was pressed leads to another page. */
export const marcarLeidos = (body: Leidos) => ask(api.marcarLeidos, { body }, { keepalive: true });
