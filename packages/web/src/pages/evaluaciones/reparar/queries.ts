import { leerDeshacer, leerReparable, ver } from '@catedra/shared/intentos/api.ts';
import type { ReparacionPedida } from '@catedra/shared/intentos/reparar/schemas.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

export const reparableQuery = (id: string, preguntaId: string) =>
  queryOptions({
    queryKey: ['intentos', 'reparable', id, preguntaId],
    queryFn: ({ signal }) => ask(leerReparable, { id, preguntaId }, { signal }),
    meta: { escucha: ['intentos'] },
  });

/** Whose marks it would change; nothing is written. */
export const previstaQuery = (id: string, pedida: ReparacionPedida, desde: number) =>
  queryOptions({
    queryKey: ['intentos', 'prevista', id, pedida, desde],
    queryFn: ({ signal }) => ask(ver, { id, body: { ...pedida, desde } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    meta: { escucha: ['intentos'] },
  });

export const deshacerQuery = (id: string) =>
  queryOptions({
    queryKey: ['intentos', 'deshacer', id],
    queryFn: ({ signal }) => ask(leerDeshacer, { id }, { signal }),
    gcTime: 0,
    meta: { escucha: ['intentos'] },
  });
