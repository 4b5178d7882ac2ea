import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { ActividadAbierta, CursoAbierto } from '@catedra/shared/aprendizaje/contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { http } from '#platform/http.ts';
import { kindOf } from '#tipos/kinds.ts';

export const cursoKey = ['aprendizaje', 'cursos'] as const;

export const cursoAbiertoQuery = (idOSlug: string) =>
  queryOptions({
    queryKey: [...cursoKey, idOSlug],
    queryFn: ({ signal }) =>
      http<CursoAbierto>(`/api/aprendizaje/cursos/${encodeURIComponent(idOSlug)}`, { signal }),
    networkMode: 'always',
    meta: { escucha: ['cursos', 'actividades', 'evaluaciones', 'progreso', 'feedback', 'grupos'] },
  });

/** What an activity holds and where it was left; whoever corrects a task changes what is seen of it. */
export const abiertaQuery = (id: string, tipo: TipoActividad) =>
  queryOptions({
    queryKey: ['actividades', id, 'abierta'],
    queryFn: ({ signal }) => http<ActividadAbierta>(`/api/actividades/${id}/abierta`, { signal }),
    networkMode: 'always',
    meta:
      fichaDe(tipo).trabajo === 'entregas'
        ? { escucha: ['actividades', 'progreso'] }
        : { escucha: ['actividades'], soloId: id },
  });

/** The program that shows a kind of activity: once it came, it stays. */
export const playerQuery = (tipo: TipoActividad) =>
  queryOptions({
    queryKey: ['reproductores', tipo],
    queryFn: () => kindOf(tipo).player(),
    networkMode: 'always',
    gcTime: Number.POSITIVE_INFINITY,
  });
