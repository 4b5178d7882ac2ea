import {
  leerAudiencia,
  leerCifras,
  leerDestinos,
  leerLecturas,
  leerRegistro,
  leerUno,
} from '@catedra/shared/anuncios/api.ts';
import type { Destino } from '@catedra/shared/anuncios/schemas.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

const escucha = ['anuncios'] as const;
/** Whoever is in a group or takes a course now. */
const deGente = { escucha: ['anuncios', 'grupos', 'usuarios'] } as const;

export const registroQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ['anuncios', 'registro', cursor ?? null],
    queryFn: ({ signal }) => ask(leerRegistro, { query: { cursor } }, { signal }),
    meta: { escucha: [...escucha] },
  });

export const anuncioQuery = (id: string) =>
  queryOptions({
    queryKey: ['anuncios', 'uno', id],
    queryFn: ({ signal }) => ask(leerUno, { id }, { signal }),
    meta: { escucha: [...escucha], soloId: id },
  });

export const cifrasQuery = (id: string) =>
  queryOptions({
    queryKey: ['anuncios', 'cifras', id],
    queryFn: ({ signal }) => ask(leerCifras, { id }, { signal }),
    meta: { escucha: [...escucha], soloId: id },
  });

export const destinosQuery = (buscar: string) =>
  queryOptions({
    queryKey: ['anuncios', 'destinos', buscar],
    queryFn: ({ signal }) => ask(leerDestinos, { query: { buscar } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['grupos', 'cursos', 'perfiles'] },
  });

const soloDestinos = (destinos: readonly Destino[]) => destinos.map(({ tipo, id }) => ({ tipo, id }));

export const audienciaQuery = (destinos: readonly Destino[]) =>
  queryOptions({
    queryKey: ['anuncios', 'audiencia', soloDestinos(destinos)],
    queryFn: ({ signal }) => ask(leerAudiencia, { body: { destinos: soloDestinos(destinos) } }, { signal }),
    enabled: destinos.length > 0,
    meta: { escucha: [...deGente.escucha] },
  });

const PAGINA = 50;

/** Everybody who would see it, some at a time. */
export const quienesQuery = (destinos: readonly Destino[]) =>
  infiniteQueryOptions({
    queryKey: ['anuncios', 'quienes', soloDestinos(destinos)],
    queryFn: ({ pageParam, signal }) => {
      const body = {
        destinos: soloDestinos(destinos),
        limite: PAGINA,
        ...(pageParam && { cursor: pageParam }),
      };
      return ask(leerAudiencia, { body }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    meta: { escucha: [...deGente.escucha] },
  });

export const lecturasQuery = (id: string, leido: 'si' | 'no') =>
  infiniteQueryOptions({
    queryKey: ['anuncios', 'lecturas', id, leido],
    queryFn: ({ pageParam, signal }) =>
      ask(leerLecturas, { id, query: { leido, limite: PAGINA, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    meta: { escucha: [...deGente.escucha], soloId: id },
  });
