import {
  descargarMatriz,
  leerHallazgoDeMatriz,
  leerMatriz,
} from '@catedra/shared/informes/matriz/contratos.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf, ask } from '#platform/ask.ts';
import type { Search } from '#ui/lists/list-address.ts';

export const pedidoDe = ({ grupo, buscar, orden }: Search) => ({
  grupo,
  buscar,
  orden: orden === 'persona' ? ('persona' as const) : undefined,
});
type Pedido = ReturnType<typeof pedidoDe>;

export const matrizQuery = (pedido: Pedido, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['informes', 'matriz', pedido, cursor],
    queryFn: ({ signal }) => ask(leerMatriz, { query: { ...pedido, cursor } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['progreso', 'usuarios', 'grupos', 'cursos'] },
  });

export const hallazgoQuery = (pedido: Pedido) =>
  queryOptions({
    queryKey: ['informes', 'matriz', 'hallazgo', pedido],
    queryFn: ({ signal }) => ask(leerHallazgoDeMatriz, { query: pedido }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['progreso', 'usuarios', 'grupos', 'cursos'] },
  });

export const direccionDelArchivo = (pedido: Pedido, formato: 'xlsx' | 'csv'): string =>
  addressOf(descargarMatriz, { query: { ...pedido, formato } });
