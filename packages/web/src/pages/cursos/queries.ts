import { leerContenido, leerPreparada } from '@catedra/shared/actividades/api.ts';
import * as cursosApi from '@catedra/shared/cursos/api.ts';
import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { leerCifrasDeCursos } from '@catedra/shared/reportes/api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Consulta, leerPagina } from '#platform/client.ts';
import { ask } from '#platform/ask.ts';

const POR_PAGINA = 50;

export const cursosQuery = (filtro: Consulta) =>
  queryOptions({
    queryKey: ['cursos', 'lista', filtro],
    queryFn: ({ signal }) => leerPagina('cursos', { limite: POR_PAGINA, total: true, ...filtro }, signal),
    placeholderData: keepPreviousData,
    meta: { escucha: ['cursos', 'actividades'] },
  });

export const palabrasQuery = () =>
  queryOptions({
    queryKey: ['cursos', 'palabras'],
    queryFn: ({ signal }) => ask(cursosApi.leerPalabras, {}, { signal }),
    meta: { escucha: ['cursos'] },
  });

export const porCompletarQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['cursos', 'por-completar', ids],
    queryFn: ({ signal }) => ask(cursosApi.leerPorCompletar, { query: { ids: ids.join() } }, { signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    meta: { escucha: ['actividades', 'evaluaciones'] },
  });

/** How the people of the courses of a page go; counted at most once a minute. */
export const cifrasDeCursosQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['reportes', 'cifras-de-cursos', ids],
    queryFn: ({ signal }) => ask(leerCifrasDeCursos, { query: { ids: ids.join() } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: MINUTO,
    meta: { escucha: ['progreso', 'usuarios', 'grupos', 'cursos', 'actividades', 'feedback'] },
  });

/** A course with its outline: what every part of the editor looks at. */
export const contenidoQuery = (id: string) =>
  queryOptions({
    queryKey: ['cursos', id, 'contenido'],
    queryFn: ({ signal }) => ask(leerContenido, { id }, { signal }),
    meta: { escucha: ['cursos', 'actividades', 'evaluaciones'] },
  });

export const actividadQuery = (id: string) =>
  queryOptions({
    queryKey: ['actividades', id],
    queryFn: ({ signal }) => ask(leerPreparada, { id }, { signal }),
    meta: { escucha: ['actividades'], soloId: id },
  });

export const programar = (id: string, publicarEn: string | null) =>
  ask(cursosApi.programar, { id, body: { publicarEn } });
