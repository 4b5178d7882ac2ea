import { mismaBusqueda } from '@catedra/shared/informes/vistas/busqueda.ts';
import type { Vista } from '@catedra/shared/informes/vistas/schemas.ts';
import type { Search } from '#ui/lists/list-address.ts';

/** What the address says besides which report, which view and which page of it. */
const NO_ES_SUYO: readonly string[] = ['reporte', 'vista', 'cursor', 'antes'];

/** «Todo» of a report that opens with another view: the address names it, so that a link does too. */
export const TODO = 'todo';

/** What an address asks of a report, as a view keeps it. */
export const busquedaDe = (search: Search): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([clave, valor]) =>
      valor && !NO_ES_SUYO.includes(clave) ? [[clave, valor]] : [],
    ),
  );

/** The address names the report and nothing else: it opens as whoever reads chose. */
export const soloElInforme = (search: Search): boolean =>
  Object.entries(search).every(([clave, valor]) => clave === 'reporte' || valor === undefined);

/** The view is not any more as it was saved. */
export const cambiada = ({ busqueda }: Vista, search: Search): boolean =>
  !mismaBusqueda(busqueda, busquedaDe(search));
