import { leerCorreos, leerParadas } from '@catedra/shared/avisos/api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { CRIBAS, DE_QUE } from '#pages/configuracion/correo/words.ts';
import { ask } from '#platform/ask.ts';
import { daysOf } from '#ui/lists/day-range.ts';
import { knownWord, type Search } from '#ui/lists/list-address.ts';

export const filtrosDe = ({ estado, evento, buscar, dias, usuario }: Search) => {
  const { from, to } = daysOf(dias);
  return {
    estado: knownWord(CRIBAS, estado),
    evento: knownWord(DE_QUE, evento),
    usuarioId: usuario,
    buscar,
    desde: from,
    hasta: to,
  };
};
type Filtros = ReturnType<typeof filtrosDe>;

/** Mail leaves by itself, and no change of the academy's tells of it. */
export const correosQuery = (filtros: Filtros, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['avisos', 'correos', filtros, cursor],
    queryFn: ({ signal }) => ask(leerCorreos, { query: { ...filtros, cursor } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: MINUTO,
  });

export const paradasQuery = queryOptions({
  queryKey: ['avisos', 'parados'],
  queryFn: ({ signal }) => ask(leerParadas, { query: {} }, { signal }),
  staleTime: 0,
  meta: { escucha: ['usuarios'] },
});
