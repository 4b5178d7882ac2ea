import type { CursoAbierto } from '@catedra/shared';
import { queryOptions } from '@tanstack/react-query';
import { leerUno } from '#platform/client.ts';
import { http } from '#platform/http.ts';

export const cursoKey = ['aprendizaje', 'cursos'] as const;

export const cursoAbiertoQuery = (idOSlug: string) =>
  queryOptions({
    queryKey: [...cursoKey, idOSlug],
    queryFn: ({ signal }) =>
      http<CursoAbierto>(`/api/aprendizaje/cursos/${encodeURIComponent(idOSlug)}`, { signal }),
    meta: { escucha: ['cursos', 'actividades', 'evaluaciones', 'progreso', 'feedback', 'grupos'] },
  });

/** The contents of one activity. */
export const actividadQuery = (id: string) =>
  queryOptions({
    queryKey: ['actividades', id],
    queryFn: ({ signal }) => leerUno('actividades', id, signal),
    meta: { escucha: ['actividades'], soloId: id },
  });
