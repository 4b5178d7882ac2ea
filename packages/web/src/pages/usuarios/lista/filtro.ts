import { DIA } from '@catedra/shared/core/duraciones.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import type { FiltroDeUsuarios } from '@catedra/shared/lotes/schemas.ts';
import { conditionsOf, isFieldParam } from '#parts/campos/field-filter.ts';
import type { Search } from '#ui/lists/list-address.ts';
import { localEn } from '@catedra/shared/fechas/en-zona.ts';
import { fromLocal } from '#ui/words/zoned-moment.ts';

/** What the address may filter by, all of it unset. */
export const NO_FILTERS = {
  perfil: undefined,
  grupo: undefined,
  estado: undefined,
  temporal: undefined,
  llave: undefined,
  documento: undefined,
  acceso: undefined,
  entro: undefined,
};

const filterNames = (search: Search): string[] =>
  Object.keys({ ...NO_FILTERS, ...search }).filter(
    (name) => Object.hasOwn(NO_FILTERS, name) || isFieldParam(name),
  );

export const isFiltered = (search: Search): boolean =>
  filterNames(search).some((name) => search[name] !== undefined);

/** The same address without its filters. */
export const withoutFilters = (search: Search): Search =>
  Object.fromEntries(filterNames(search).map((name) => [name, undefined]));

/** The address says `nunca`, a number of days or a date; the server is told a moment that is the same all day. */
export function sinAccesoDesde(acceso: string | undefined, now: Date, zone: string): string | undefined {
  if (acceso === undefined || acceso === 'nunca') return acceso;
  const dias = /^\d{1,4}$/.test(acceso) ? Number(acceso) : null;
  const hoy = localEn(now, zone).slice(0, 10);
  const dia =
    dias === null ? acceso : new Date(Date.parse(`${hoy}T00:00Z`) - dias * DIA).toISOString().slice(0, 10);
  return fromLocal(`${dia}T00:00`, zone) ?? undefined;
}

/** The question that the address asks, as the list and every act on "all that match" understand it. */
export function filtroDe(
  search: Search,
  now: Date,
  zone: string,
  campos: readonly Campo[] = [],
): FiltroDeUsuarios {
  const filtro = {
    buscar: search.buscar,
    perfil: search.perfil,
    grupoIds: search.grupo,
    situacion: search.estado,
    cambiarContraseña: search.temporal === undefined ? undefined : search.temporal === 'true',
    sinLlave: search.llave === 'ninguna' ? true : undefined,
    documentoRepetido: search.documento === 'repetido' ? true : undefined,
    sinAccesoDesde: sinAccesoDesde(search.acceso, now, zone),
    conAccesoDesde: search.entro,
    campos: conditionsOf(search, campos),
  };
  return JSON.parse(JSON.stringify(filtro)) as FiltroDeUsuarios;
}
