import type { ResumenDeReportes } from '@catedra/shared/reportes/contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { http } from '#platform/http.ts';

export const resumenQuery = queryOptions({
  queryKey: ['reportes', 'resumen'],
  queryFn: ({ signal }) => http<ResumenDeReportes>('/api/reportes/resumen', { signal }),
  meta: { escucha: ['progreso', 'usuarios', 'grupos', 'cursos', 'actividades', 'feedback'] },
});
