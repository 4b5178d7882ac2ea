import { comprobarFoto, descargarFoto, leerFoto, leerFotos } from '@catedra/shared/fotos/api.ts';
import type { FiltrosDeFoto } from '@catedra/shared/fotos/schemas.ts';
import type { FormatoDeHoja } from '@catedra/shared/core/hojas.ts';
import { ESTADOS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/estado.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf, ask } from '#platform/ask.ts';
import type { Search } from '#ui/lists/list-address.ts';

/** What the address asks of one picture. */
export function filtrosDe({ curso, estado, buscar }: Search): FiltrosDeFoto {
  return { curso, buscar, estado: ESTADOS_DE_CUMPLIMIENTO.find((uno) => uno === estado) };
}

const MOMENTO = 1500;

/** They change once a month; asked again while one is being taken. */
export const fotosQuery = queryOptions({
  queryKey: ['fotos', 'lista'],
  queryFn: ({ signal }) => ask(leerFotos, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.fotos.some(({ tomadaEn }) => tomadaEn === null) ? MOMENTO : false,
});

/** It never changes, but whom one sees in it does. */
export const fotoQuery = (id: string, filtros: FiltrosDeFoto, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['fotos', 'una', id, filtros, cursor],
    queryFn: ({ signal }) => ask(leerFoto, { id, query: { ...filtros, cursor } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['usuarios', 'grupos'] },
  });

export const comprobar = (id: string) => ask(comprobarFoto, { id });

/** The browser downloads it by itself, as large as it may be. */
export const direccionDeLaHoja = (id: string, filtros: FiltrosDeFoto, formato: FormatoDeHoja): string =>
  addressOf(descargarFoto, { id, query: { ...filtros, formato } });
