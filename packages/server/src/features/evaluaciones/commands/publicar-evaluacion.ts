import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { setEstado } from '#features/evaluaciones/commands/set-estado.ts';
import type { Work } from '#platform/changes/work.ts';

/** Learners may see it and, within its dates, take it. */
export const publicarEvaluacion = (work: Work, id: string): Promise<Evaluacion> =>
  setEstado(work, id, 'publicar');
