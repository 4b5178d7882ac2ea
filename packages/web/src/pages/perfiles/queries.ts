import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Consulta, leerPagina, leerUno } from '#platform/client.ts';

const POR_PAGINA = 50;

export const perfilesQuery = (filtro: Consulta) =>
  queryOptions({
    queryKey: ['perfiles', 'lista', filtro],
    queryFn: ({ signal }) => leerPagina('perfiles', { limite: POR_PAGINA, total: true, ...filtro }, signal),
    placeholderData: keepPreviousData,
    meta: { escucha: ['perfiles', 'usuarios'] },
  });

export const perfilQuery = (id: string) =>
  queryOptions({
    queryKey: ['perfiles', id],
    queryFn: ({ signal }) => leerUno('perfiles', id, signal),
    meta: { escucha: ['perfiles'], soloId: id },
  });
