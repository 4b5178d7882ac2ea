import * as entregasApi from '@catedra/shared/entregas/api.ts';
import type { CalificarEntrega, ConsultaDeEntregas } from '@catedra/shared/entregas/schemas.ts';
import * as intentosApi from '@catedra/shared/intentos/api.ts';
import type { CalificarRespuesta } from '@catedra/shared/intentos/calificar.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

const POR_PAGINA = 50;

/** What was handed in, the one that waits longest first. */
export const entregasQuery = (filtro: Partial<Omit<ConsultaDeEntregas, 'total'>>) =>
  queryOptions({
    queryKey: ['entregas', 'lista', filtro],
    queryFn: ({ signal }) =>
      ask(entregasApi.leerCola, { query: { limite: POR_PAGINA, total: 'true', ...filtro } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['entregas', 'intentos', 'actividades'] },
  });

export const entregaQuery = (id: string) =>
  queryOptions({
    queryKey: ['entregas', id],
    queryFn: ({ signal }) => ask(entregasApi.leerPorCalificar, { id }, { signal }),
    meta: { escucha: ['entregas', 'actividades'] },
  });

export const respuestaQuery = (id: string, lugar: number) =>
  queryOptions({
    queryKey: ['entregas', id, lugar],
    queryFn: ({ signal }) => ask(intentosApi.leerPorCalificar, { id, lugar }, { signal }),
    meta: { escucha: ['intentos'] },
  });

export const calificar = (id: string, body: CalificarEntrega) => ask(entregasApi.calificar, { id, body });

export const devolver = (id: string, version: number, comentario: string) =>
  ask(entregasApi.devolver, { id, body: { version, comentario } });

export const calificarRespuesta = (id: string, lugar: number, body: CalificarRespuesta) =>
  ask(intentosApi.calificar, { id, lugar, body });
