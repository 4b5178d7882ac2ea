import type { ColaDeEntregas, Entrega, EntregaPorCalificar } from '@catedra/shared/entregas/contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Consulta } from '#platform/client.ts';
import { http } from '#platform/http.ts';

const POR_PAGINA = 50;

const direccion = (consulta: Consulta): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(consulta)) if (value) search.set(name, String(value));
  return `/api/entregas?${search}`;
};

/** What was handed in, the one that waits longest first. */
export const entregasQuery = (filtro: Consulta) =>
  queryOptions({
    queryKey: ['entregas', 'lista', filtro],
    queryFn: ({ signal }) =>
      http<ColaDeEntregas>(direccion({ limite: POR_PAGINA, total: true, ...filtro }), { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['entregas', 'actividades'] },
  });

export const entregaQuery = (id: string) =>
  queryOptions({
    queryKey: ['entregas', id],
    queryFn: ({ signal }) => http<EntregaPorCalificar>(`/api/entregas/${id}`, { signal }),
    meta: { escucha: ['entregas', 'actividades'] },
  });

export interface Calificacion {
  readonly version: number;
  readonly nota: number | null;
  readonly puntos: readonly number[] | null;
  readonly comentario: string;
}

export const calificar = (id: string, json: Calificacion): Promise<Entrega> =>
  http(`/api/entregas/${id}/calificar`, { method: 'POST', json });

export const devolver = (id: string, version: number, comentario: string): Promise<Entrega> =>
  http(`/api/entregas/${id}/devolver`, { method: 'POST', json: { version, comentario } });
