import type { ContenidoDeCurso } from '@catedra/shared/actividades/commands.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { PalabrasDeCursos, PorCompletar } from '@catedra/shared/cursos/lista.ts';
import type { ComandoCurso } from '@catedra/shared/cursos/rules.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Consulta, leerPagina, leerUno, mandar } from '#platform/client.ts';
import { http } from '#platform/http.ts';

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
    queryFn: ({ signal }) => http<PalabrasDeCursos>('/api/cursos/palabras', { signal }),
    meta: { escucha: ['cursos'] },
  });

export const porCompletarQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['cursos', 'por-completar', ids],
    queryFn: ({ signal }) => http<PorCompletar>(`/api/cursos/por-completar?ids=${ids.join()}`, { signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    meta: { escucha: ['actividades', 'evaluaciones'] },
  });

/** A course with its outline: what every part of the editor looks at. */
export const contenidoQuery = (id: string) =>
  queryOptions({
    queryKey: ['cursos', id, 'contenido'],
    queryFn: ({ signal }) =>
      http<ContenidoDeCurso>(`/api/cursos/${encodeURIComponent(id)}/contenido`, { signal }),
    meta: { escucha: ['cursos', 'actividades', 'evaluaciones'] },
  });

export const actividadQuery = (id: string) =>
  queryOptions({
    queryKey: ['actividades', id],
    queryFn: ({ signal }) => leerUno('actividades', id, signal),
    meta: { escucha: ['actividades'], soloId: id },
  });

export const cambiarEstado = (id: string, comando: ComandoCurso): Promise<Curso> =>
  mandar('cursos', comando, { id });

export const duplicar = (id: string, copiaId: string): Promise<Curso> =>
  mandar('cursos', 'duplicar', { id, json: { id: copiaId } });

export const programar = (id: string, publicarEn: string | null): Promise<Curso> =>
  mandar('cursos', 'programar', { id, json: { publicarEn } });
