import type { Informe } from '@catedra/shared/informes/declarar.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { soloElInforme } from '#pages/reportes/informe/vistas/busqueda.ts';
import { vistasQuery } from '#pages/reportes/informe/vistas/queries.ts';
import type { Search } from '#ui/lists/list-address.ts';

/** The views of a report; an address that names the report alone goes on to the one that whoever reads chose. */
export function useVistas(informe: Informe, search: Search, set: (patch: Search) => void) {
  const query = useQuery(vistasQuery(informe));
  const { vistas = [], usual = null } = query.data ?? {};
  const sola = soloElInforme(search);
  const suya = sola ? vistas.find(({ id }) => id === usual) : undefined;
  // Nothing but the router's address can hear of it.
  useEffect(() => {
    if (suya) set({ ...suya.busqueda, vista: suya.id });
  });
  return { vistas, usual, ready: !sola || (query.isFetched && !suya) };
}
