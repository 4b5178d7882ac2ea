import { leerMios } from '@catedra/shared/certificados/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

export const misCertificadosQuery = queryOptions({
  queryKey: ['certificados', 'mios'],
  queryFn: ({ signal }) => ask(leerMios, {}, { signal }),
  meta: { escucha: ['certificados', 'progreso', 'cursos'] },
});
