import * as api from '@catedra/shared/campos/api.ts';
import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import type { TipoDeCampo } from '@catedra/shared/campos/tipos.ts';
import {
  IconCalendar,
  IconHash,
  type Icon,
  IconList,
  IconToggleLeft,
  IconTypography,
  IconUser,
} from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

/** The academy's own fields that this reader meets somewhere, in their order. */
export const camposQuery = queryOptions({
  queryKey: ['campos', 'a-la-vista'],
  queryFn: ({ signal }) => ask(api.leerCampos, {}, { signal }),
  meta: { escucha: ['campos'] },
});

/** Who is named by the fields of these people. */
export const personasQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['campos', 'personas', ids],
    queryFn: ({ signal }) => ask(api.leerPersonas, { query: { ids: ids.join(',') } }, { signal }),
    meta: { escucha: ['usuarios', 'campos'] },
  });

export const FIELD_ICONS: Readonly<Record<TipoDeCampo, Icon>> = {
  texto: IconTypography,
  numero: IconHash,
  fecha: IconCalendar,
  lista: IconList,
  si_no: IconToggleLeft,
  persona: IconUser,
};

const NONE: readonly CampoALaVista[] = [];

/** Those in use: in someone else, be they new or not, or in oneself. */
export function useFields(where: 'others' | 'own'): readonly CampoALaVista[] {
  const { data } = useQuery(camposQuery);
  if (!data) return NONE;
  const active = data.filter(({ estado }) => estado === 'activo');
  return active.filter(({ enOtros, enMi }) => (where === 'own' ? enMi : enOtros) !== 'no');
}

/** The names of those whom one person's fields name. */
export function useNamed(usuarioId: string | null, fields: readonly CampoALaVista[]) {
  const asked = usuarioId !== null && fields.some(({ tipo }) => tipo === 'persona');
  return useQuery({ ...personasQuery(usuarioId === null ? [] : [usuarioId]), enabled: asked }).data ?? {};
}
