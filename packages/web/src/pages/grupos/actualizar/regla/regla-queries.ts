import * as api from '@catedra/shared/grupos/api.ts';
import type { Regla } from '@catedra/shared/grupos/regla.ts';
import type { CambioDeRegla } from '@catedra/shared/grupos/regla-schemas.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { leerPagina } from '#platform/client.ts';

const escucha = { escucha: ['grupos', 'usuarios', 'campos'] } as const;

export const reglaQuery = (id: string) =>
  queryOptions({
    queryKey: ['grupos', id, 'regla'],
    queryFn: ({ signal }) => ask(api.leerRegla, { id }, { signal }),
    meta: escucha,
  });

/** What saving this rule would do now. */
export const efectoQuery = (id: string, regla: Regla | null) =>
  queryOptions({
    queryKey: ['grupos', id, 'regla', 'efecto', regla],
    queryFn: ({ signal }) => ask(api.preverRegla, { id, body: { regla } }, { signal }),
    placeholderData: keepPreviousData,
    meta: escucha,
  });

export const porQueQuery = (id: string, usuarioId: string) =>
  queryOptions({
    queryKey: ['grupos', id, 'regla', 'por-que', usuarioId],
    queryFn: ({ signal }) => ask(api.leerPorQue, { id, query: { usuarioId } }, { signal }),
    meta: escucha,
  });

export const perfilesParaRegla = queryOptions({
  queryKey: ['perfiles', 'regla'],
  queryFn: ({ signal }) => leerPagina('perfiles', { limite: 100, orden: 'nombre' }, signal),
  meta: { escucha: ['perfiles'] },
});

export const guardarRegla = (id: string, cambio: CambioDeRegla) =>
  ask(api.guardarRegla, { id, body: cambio });

const chosen = (usuarioIds?: readonly string[]) => (usuarioIds ? { usuarioIds: [...usuarioIds] } : {});

export const preverDejar = (id: string, usuarioIds?: readonly string[]) =>
  ask(api.preverDejar, { id, body: chosen(usuarioIds) });

export const dejarALaRegla = (
  id: string,
  usuarioIds: readonly string[] | undefined,
  diasSiPaso: number | undefined,
) => ask(api.dejarALaRegla, { id, body: { ...chosen(usuarioIds), diasSiPaso } });

export const preverIncluir = (id: string, usuarioId: string) =>
  ask(api.leerPlazosPasados, { body: { grupoIds: [id], quienes: { ids: [usuarioId] } } });
