import { leerContenido, leerPreparada } from '@catedra/shared/actividades/api.ts';
import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { kindOf } from '#tipos/kinds.ts';
import { buscarPrimero, type Consulta, leerPagina } from '#platform/client.ts';
import { authoringOf } from '#tipos/authorings.ts';
import { writingQuery } from '#parts/texto/RichTextField.tsx';

const POR_PAGINA = 50;

/** The program in which a kind of activity is written: with it the form is drawn whole. */
export const editorQuery = (tipo: TipoActividad) =>
  queryOptions({
    queryKey: ['editores', tipo],
    queryFn: async ({ client }) => {
      await Promise.all([authoringOf(tipo).editor.preload(), client.ensureQueryData(writingQuery)]);
      return true;
    },
    gcTime: Number.POSITIVE_INFINITY,
  });

export const contenidoKey = (cursoId: string) => ['cursos', cursoId, 'contenido'] as const;

/** A course with its outline. */
export const contenidoQuery = (cursoId: string) =>
  queryOptions({
    queryKey: contenidoKey(cursoId),
    queryFn: ({ signal }) => ask(leerContenido, { id: cursoId }, { signal }),
    meta: { escucha: ['cursos', 'actividades', 'evaluaciones'] },
  });

export const actividadesQuery = (filtro: Consulta) =>
  queryOptions({
    queryKey: ['actividades', 'lista', filtro],
    queryFn: ({ signal }) =>
      leerPagina('actividades', { limite: POR_PAGINA, total: true, ...filtro }, signal),
    placeholderData: keepPreviousData,
    meta: { escucha: ['actividades', 'cursos'] },
  });

/** Courses to choose from: those whose title matches, a handful at a time. */
export const cursosParaElegirQuery = (buscar: string) =>
  queryOptions({
    queryKey: ['cursos', 'para-elegir', buscar],
    queryFn: ({ signal }) => leerPagina('cursos', { buscar, orden: 'titulo', limite: 20 }, signal),
    placeholderData: keepPreviousData,
    meta: { escucha: ['cursos'] },
  });

/** An activity as it will be once what waits of it is published. */
export const actividadQuery = (id: string) =>
  queryOptions({
    queryKey: ['actividades', id],
    queryFn: ({ signal }) => ask(leerPreparada, { id }, { signal }),
    meta: { escucha: ['actividades'], soloId: id },
  });

/** The rules of an activity of tipo `evaluacion`; null when there are none or they can't be seen. */
export const evaluacionQuery = (actividadId: string) =>
  queryOptions({
    queryKey: ['evaluaciones', 'de-actividad', actividadId],
    queryFn: ({ signal }): Promise<Evaluacion | null> =>
      buscarPrimero('evaluaciones', 'actividadId', actividadId, signal),
    meta: { escucha: ['evaluaciones'] },
  });

/** The program that shows a kind of activity to whoever learns. */
export const playerQuery = (tipo: TipoActividad) =>
  queryOptions({
    queryKey: ['reproductores', tipo],
    queryFn: () => kindOf(tipo).player(),
    gcTime: Number.POSITIVE_INFINITY,
  });
