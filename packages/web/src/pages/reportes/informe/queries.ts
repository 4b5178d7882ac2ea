import { contratosDe, leerAsignacionesDe } from '@catedra/shared/informes/contratos.ts';
import type { Informe, PedidoEscrito } from '@catedra/shared/informes/declarar.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf, ask } from '#platform/ask.ts';

export const paginaQuery = (informe: Informe, pedido: PedidoEscrito, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['informes', informe.clave, 'pagina', pedido, cursor],
    queryFn: ({ signal }) =>
      ask(contratosDe(informe).leer, { query: { ...pedido, cursor, total: 'true' } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: informe.escucha },
  });

/** What it found, of all that it is about: counted at most once a minute. */
export const resumenQuery = (informe: Informe, pedido: PedidoEscrito) =>
  queryOptions({
    queryKey: ['informes', informe.clave, 'resumen', pedido],
    queryFn: ({ signal }) => ask(contratosDe(informe).resumen, { query: pedido }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: informe.escucha },
  });

/** The browser downloads it by itself, as large as it may be. */
export const direccionDelArchivo = (
  informe: Informe,
  pedido: PedidoEscrito,
  formato: 'xlsx' | 'csv',
): string => addressOf(contratosDe(informe).archivo, { query: { ...pedido, formato } });

/** Who and in which course all that matches is, asked anew for each act. */
export const asignacionesQuery = (informe: Informe, pedido: PedidoEscrito) =>
  queryOptions({
    queryKey: ['informes', informe.clave, 'asignaciones', pedido],
    queryFn: ({ signal }) => ask(leerAsignacionesDe(informe), { query: pedido }, { signal }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
