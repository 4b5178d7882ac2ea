import { descargar, leerMios } from '@catedra/shared/certificados/api.ts';
import { pathOf } from '@catedra/shared/core/contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

export const misCertificadosQuery = queryOptions({
  queryKey: ['certificados', 'mios'],
  queryFn: ({ signal }) => ask(leerMios, {}, { signal }),
  meta: { escucha: ['certificados', 'progreso', 'cursos'] },
});

/** Where its PDF is. */
export const direccionDelPdf = (id: string): string => pathOf(descargar).replace(':id', id);
