import { leerAhora, leerResumen, leerSemanas } from '@catedra/shared/reportes/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

const A_MINUTE = 60_000;

/** Twelve weeks hardly move: counting them again at each thing that somebody does would be work for nothing. */
export const semanasQuery = queryOptions({
  queryKey: ['reportes', 'semanas'],
  queryFn: ({ signal }) => ask(leerSemanas, {}, { signal }),
  staleTime: 5 * A_MINUTE,
  refetchInterval: 5 * A_MINUTE,
});

/** Whoever leaves says nothing: it is asked again each minute, besides whenever something happens. */
export const ahoraQuery = queryOptions({
  queryKey: ['reportes', 'ahora'],
  queryFn: ({ signal }) => ask(leerAhora, {}, { signal }),
  refetchInterval: A_MINUTE,
  meta: { escucha: ['progreso', 'usuarios'] },
});

export const resumenQuery = queryOptions({
  queryKey: ['reportes', 'resumen'],
  queryFn: ({ signal }) => ask(leerResumen, {}, { signal }),
  meta: { escucha: ['progreso', 'usuarios', 'grupos', 'cursos', 'actividades', 'feedback'] },
});
