import { leerResumen } from '@catedra/shared/reportes/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

export const resumenQuery = queryOptions({
  queryKey: ['reportes', 'resumen'],
  queryFn: ({ signal }) => ask(leerResumen, {}, { signal }),
  meta: { escucha: ['progreso', 'usuarios', 'grupos', 'cursos', 'actividades', 'feedback'] },
});
