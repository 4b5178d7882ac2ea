import * as api from '@catedra/shared/externas/archivo/api.ts';
import type {
  CambioDeFilaDeExternas,
  EstadoDeFilaDeExterna,
} from '@catedra/shared/externas/archivo/schemas.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

const MOMENTO = 1000;
const EN_MARCHA = ['registrando', 'deshaciendo'];
/** What each row would do depends on who there is, on the courses and on the catalogue. */
const escucha = ['usuarios', 'cursos', 'externas', 'catalogo'] as const;

/** Asked again while the server works on it. */
export const cargaQuery = (id: string) =>
  queryOptions({
    queryKey: ['externas', 'carga', id],
    queryFn: ({ signal }) => ask(api.leerCarga, { id }, { signal }),
    refetchInterval: ({ state }) => (state.data && EN_MARCHA.includes(state.data.estado) ? MOMENTO : false),
    meta: { escucha: [...escucha] },
  });

export const filasQuery = (id: string, estado: EstadoDeFilaDeExterna | undefined, cursor: number) =>
  queryOptions({
    queryKey: ['externas', 'carga', id, 'filas', estado ?? 'todas', cursor],
    queryFn: ({ signal }) => ask(api.leerFilas, { id, query: { estado, cursor } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: [...escucha] },
  });

export const cargasQuery = queryOptions({
  queryKey: ['externas', 'cargas'],
  queryFn: ({ signal }) => ask(api.leerCargas, {}, { signal }),
  meta: { escucha: ['externas'] },
});

export const previsionQuery = (id: string) =>
  queryOptions({
    queryKey: ['externas', 'carga', id, 'prevision'],
    queryFn: ({ signal }) => ask(api.preverDeshacer, { id }, { signal }),
    gcTime: 0,
  });

export const corregir = (id: string, linea: number, body: CambioDeFilaDeExternas) =>
  ask(api.corregirFila, { id, linea, body });
