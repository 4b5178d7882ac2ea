import { queryOptions } from '@tanstack/react-query';
import { leerTodos } from '#platform/client.ts';

/** Every group that the reader sees. */
export const gruposQuery = queryOptions({
  queryKey: ['grupos', 'todos'],
  queryFn: ({ signal }) => leerTodos('grupos', {}, signal),
  meta: { escucha: ['grupos'] },
});
