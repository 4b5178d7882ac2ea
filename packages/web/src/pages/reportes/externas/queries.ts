import { exportarRegistro, leerRegistro } from '@catedra/shared/externas/api.ts';
import { ESTADOS_DE_EXTERNA_EN_PALABRAS } from '@catedra/shared/externas/rules.ts';
import type { FiltrosDeExternas, HojaDeExternas } from '@catedra/shared/externas/schemas.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf, ask } from '#platform/ask.ts';
import { daysOf } from '#ui/lists/day-range.ts';
import { knownWord, type Search } from '#ui/lists/list-address.ts';

/** What the address asks of the register of what was done elsewhere. */
export function filtrosDe({ estado, grupo, buscar, terminada }: Search): FiltrosDeExternas {
  const { from, to } = daysOf(terminada);
  return {
    estado: knownWord(ESTADOS_DE_EXTERNA_EN_PALABRAS, estado),
    grupoId: grupo,
    buscar,
    desde: from,
    hasta: to,
  };
}

export const registroDeExternasQuery = (filtros: FiltrosDeExternas, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['externas', 'registro', filtros, cursor],
    queryFn: ({ signal }) => ask(leerRegistro, { query: { ...filtros, cursor } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['externas', 'usuarios', 'cursos'] },
  });

/** The browser downloads it by itself, as large as it may be. */
export const direccionDeLaHoja = (filtros: FiltrosDeExternas, formato: HojaDeExternas['formato']): string =>
  addressOf(exportarRegistro, { query: { ...filtros, formato } });
