import { leerCatalogo, leerDePersona, leerMias } from '@catedra/shared/externas/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

export const misExternasQuery = queryOptions({
  queryKey: ['externas', 'mias'],
  queryFn: ({ signal }) => ask(leerMias, {}, { signal }),
  meta: { escucha: ['externas', 'cursos'] },
});

export const externasDeQuery = (id: string) =>
  queryOptions({
    queryKey: ['externas', 'de', id],
    queryFn: ({ signal }) => ask(leerDePersona, { id }, { signal }),
    meta: { escucha: ['externas', 'cursos', 'usuarios'] },
  });

export const catalogoQuery = queryOptions({
  queryKey: ['externas', 'catalogo'],
  queryFn: ({ signal }) => ask(leerCatalogo, {}, { signal }),
  meta: { escucha: ['catalogo', 'externas'] },
});

/** Where the paper of a training is opened. */
export const direccionDelPapel = (archivoId: string): string => `/archivos/${archivoId}`;
