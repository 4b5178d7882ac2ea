import { leerEvaluacion, leerRevision } from '@catedra/shared/intentos/api.ts';
import type { EvaluacionPorDentro } from '@catedra/shared/intentos/antes.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { serverTime } from '#platform/clock.ts';

export interface EvaluacionLeida extends EvaluacionPorDentro {
  /** The server's clock minus this one's, in milliseconds. */
  readonly desfase: number;
}

export const evaluacionQuery = (id: string) =>
  queryOptions({
    queryKey: ['aprendizaje', 'evaluaciones', id],
    queryFn: async ({ signal }): Promise<EvaluacionLeida> => {
      const leida = await ask(leerEvaluacion, { id }, { signal });
      return { ...leida, desfase: Date.parse(leida.ahora) - serverTime().getTime() };
    },
    meta: { escucha: ['evaluaciones', 'intentos', 'actividades', 'cursos', 'progreso', 'grupos'] },
  });

export const revisionQuery = (intentoId: string) =>
  queryOptions({
    queryKey: ['aprendizaje', 'intentos', intentoId, 'revision'],
    queryFn: ({ signal }) => ask(leerRevision, { id: intentoId }, { signal }),
    meta: { escucha: ['evaluaciones', 'intentos', 'progreso'] },
  });
