import type { ComandoCurso, ContenidoDeCurso, Curso, ParticipantesPagina } from '@catedra/shared';
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

/** A course with its outline: what every part of the editor looks at. */
export const contenidoQuery = (id: string) =>
  queryOptions({
    queryKey: ['cursos', id, 'contenido'],
    queryFn: ({ signal }) =>
      http<ContenidoDeCurso>(`/api/cursos/${encodeURIComponent(id)}/contenido`, { signal }),
    meta: { escucha: ['cursos', 'actividades', 'evaluaciones'] },
  });

export const participantesQuery = (id: string, filtro: Readonly<Record<string, string | undefined>>) =>
  queryOptions({
    queryKey: ['cursos', id, 'participantes', filtro],
    queryFn: ({ signal }) => {
      const asked = Object.entries({ limite: String(POR_PAGINA), total: 'true', ...filtro });
      const search = new URLSearchParams(asked.flatMap(([name, value]) => (value ? [[name, value]] : [])));
      return http<ParticipantesPagina>(`/api/cursos/${id}/participantes?${search}`, { signal });
    },
    placeholderData: keepPreviousData,
    meta: { escucha: ['progreso', 'grupos', 'usuarios'] },
  });

export const actividadQuery = (id: string) =>
  queryOptions({
    queryKey: ['actividades', id],
    queryFn: ({ signal }) => leerUno('actividades', id, signal),
    meta: { escucha: ['actividades'], soloId: id },
  });

export const cambiarEstado = (id: string, comando: ComandoCurso): Promise<Curso> =>
  mandar('cursos', comando, { id });
