import type { OpcionesDeReportes, PaginaDeProgreso } from '@catedra/shared/reportes/contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '#platform/http.ts';

export interface Filtros {
  readonly grupo?: string;
  readonly curso?: string;
  readonly estado?: string;
  readonly plazo?: string;
  readonly buscar?: string;
}

function direccion(ruta: string, consulta: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(consulta)) if (value) search.set(name, value);
  return search.size === 0 ? ruta : `${ruta}?${search}`;
}

export const progresoQuery = (filtros: Filtros, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['reportes', 'progreso', filtros, cursor],
    queryFn: ({ signal }) =>
      http<PaginaDeProgreso>(direccion('/api/reportes/progreso', { ...filtros, cursor, total: 'true' }), {
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['progreso', 'usuarios', 'grupos', 'cursos', 'actividades'] },
  });

export const opcionesQuery = queryOptions({
  queryKey: ['reportes', 'opciones'],
  queryFn: ({ signal }) => http<OpcionesDeReportes>('/api/reportes/opciones', { signal }),
  meta: { escucha: ['grupos', 'cursos'] },
});

/** The browser downloads it by itself, as large as it may be. */
export const direccionDelCsv = (filtros: Filtros): string =>
  direccion('/api/reportes/progreso.csv', { ...filtros });
