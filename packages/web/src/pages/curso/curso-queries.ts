import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { leerActividad, leerCurso, leerFinal } from '@catedra/shared/aprendizaje/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { kindOf } from '#tipos/kinds.ts';

export const cursoKey = ['aprendizaje', 'cursos'] as const;

export const cursoAbiertoQuery = (idOSlug: string) =>
  queryOptions({
    queryKey: [...cursoKey, idOSlug],
    queryFn: ({ signal }) => ask(leerCurso, { idOSlug }, { signal }),
    meta: { escucha: ['cursos', 'actividades', 'evaluaciones', 'progreso', 'feedback', 'grupos'] },
  });

/** How the course ended for this person. */
export const finalQuery = (cursoId: string) =>
  queryOptions({
    queryKey: ['aprendizaje', 'finales', cursoId],
    queryFn: ({ signal }) => ask(leerFinal, { id: cursoId }, { signal }),
    meta: { escucha: ['progreso', 'actividades', 'cursos'] },
  });

/** What an activity holds and where it was left; whoever corrects a task changes what is seen of it. */
export const abiertaQuery = (id: string, tipo: TipoActividad) =>
  queryOptions({
    queryKey: ['actividades', id, 'abierta'],
    queryFn: ({ signal }) => ask(leerActividad, { id }, { signal }),
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
    gcTime: Number.POSITIVE_INFINITY,
  });
