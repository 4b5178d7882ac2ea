import { leerCifraDeCorreos } from '@catedra/shared/avisos/api.ts';
import { leerPorCaducar } from '@catedra/shared/certificados/api.ts';
import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { leerCargas } from '@catedra/shared/cargas/api.ts';
import { leerEspera } from '@catedra/shared/entregas/api.ts';
import { leerAhora, leerGrupos, leerResumen, leerSemanas } from '@catedra/shared/reportes/api.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { type Consulta, leerPagina } from '#platform/client.ts';

const DE_GRUPOS = ['progreso', 'usuarios', 'grupos', 'cursos', 'actividades'] as const;

/** Twelve weeks hardly move: counting them again at each thing that somebody does would be work for nothing. */
export const semanasQuery = queryOptions({
  queryKey: ['reportes', 'semanas'],
  queryFn: ({ signal }) => ask(leerSemanas, {}, { signal }),
  staleTime: 5 * MINUTO,
  refetchInterval: 5 * MINUTO,
});

/** Whoever leaves says nothing: it is asked again each minute, besides whenever something happens. */
export const ahoraQuery = queryOptions({
  queryKey: ['reportes', 'ahora'],
  queryFn: ({ signal }) => ask(leerAhora, {}, { signal }),
  refetchInterval: MINUTO,
  meta: { escucha: ['progreso', 'usuarios', 'intentos'] },
});

export const resumenQuery = queryOptions({
  queryKey: ['reportes', 'resumen'],
  queryFn: ({ signal }) => ask(leerResumen, {}, { signal }),
  meta: { escucha: [...DE_GRUPOS, 'feedback'] },
});

/** Every group, as many pages as were asked for. */
export const gruposQuery = infiniteQueryOptions({
  queryKey: ['reportes', 'grupos'],
  queryFn: ({ pageParam, signal }) => ask(leerGrupos, { query: { desde: pageParam } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ cuantos }, pages) => {
    const leidos = pages.reduce((suma, { grupos }) => suma + grupos.length, 0);
    return leidos < cuantos ? leidos : undefined;
  },
  meta: { escucha: DE_GRUPOS },
});

/** What waits for the reader to mark it. */
export const esperaQuery = queryOptions({
  queryKey: ['entregas', 'espera'],
  queryFn: ({ signal }) => ask(leerEspera, {}, { signal }),
  meta: { escucha: ['entregas', 'intentos', 'actividades'] },
});

/** Active people who have nothing to come in with: the same list that the figure opens. */
export const sinLlaveQuery = queryOptions({
  queryKey: ['usuarios', 'sin-llave'],
  queryFn: async ({ signal }) =>
    (await leerPagina('usuarios', { limite: 1, total: true, sinLlave: true, situacion: 'activo' }, signal))
      .total ?? null,
  staleTime: MINUTO,
  meta: { escucha: ['usuarios'] },
});

/** Records that have one document, however it is written: perhaps one person twice. */
export const documentosRepetidosQuery = queryOptions({
  queryKey: ['usuarios', 'documentos-repetidos'],
  queryFn: async ({ signal }) =>
    (await leerPagina('usuarios', { limite: 1, total: true, documentoRepetido: true }, signal)).total ?? null,
  meta: { escucha: ['usuarios'] },
  staleTime: 5 * MINUTO,
});

/** How many can come in, and how many groups there are: whether a first step is done. */
const cuantos = async (coleccion: 'usuarios' | 'grupos', filtro: Consulta, signal: AbortSignal) =>
  (await leerPagina(coleccion, { limite: 1, total: true, ...filtro }, signal)).total?.valor ?? 0;

export const hayPersonasQuery = queryOptions({
  queryKey: ['usuarios', 'cuantas'],
  queryFn: ({ signal }) => cuantos('usuarios', { situacion: 'activo' }, signal),
  meta: { escucha: ['usuarios'] },
});

export const hayGruposQuery = queryOptions({
  queryKey: ['grupos', 'cuantos'],
  queryFn: ({ signal }) => cuantos('grupos', { estado: 'activo' }, signal),
  meta: { escucha: ['grupos'] },
});

/** Certificates that lapse soon, by course. */
export const porCaducarQuery = queryOptions({
  queryKey: ['certificados', 'por-caducar'],
  queryFn: ({ signal }) => ask(leerPorCaducar, {}, { signal }),
  staleTime: MINUTO,
  meta: { escucha: ['certificados', 'progreso', 'usuarios'] },
});

/** The last upload of people that the reader may see. */
export const ultimaCargaQuery = queryOptions({
  queryKey: ['cargas', 'ultima'],
  queryFn: async ({ signal }) =>
    (await ask(leerCargas, { query: { limite: 1 } }, { signal })).datos[0] ?? null,
  staleTime: 0,
});

/** Mail of the last week that did not arrive. */
export const correosSinLlegarQuery = queryOptions({
  queryKey: ['avisos', 'correos', 'cifra'],
  queryFn: ({ signal }) => ask(leerCifraDeCorreos, {}, { signal }),
  staleTime: 5 * MINUTO,
  refetchInterval: 5 * MINUTO,
});
