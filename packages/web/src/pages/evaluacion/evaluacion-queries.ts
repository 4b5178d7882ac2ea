import type { EvaluacionPorDentro } from '@catedra/shared/aprendizaje/contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { http } from '#platform/http.ts';

export interface EvaluacionLeida extends EvaluacionPorDentro {
  /** The server's clock minus this one's, in milliseconds. */
  readonly desfase: number;
}

export const evaluacionQuery = (id: string) =>
  queryOptions({
    queryKey: ['aprendizaje', 'evaluaciones', id],
    queryFn: async ({ signal }): Promise<EvaluacionLeida> => {
      const leida = await http<EvaluacionPorDentro>(
        `/api/aprendizaje/evaluaciones/${encodeURIComponent(id)}`,
        { signal },
      );
      return { ...leida, desfase: Date.parse(leida.ahora) - Date.now() };
    },
    meta: { escucha: ['evaluaciones', 'actividades', 'cursos', 'progreso', 'grupos'] },
  });
