import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { setEstado } from '#features/evaluaciones/commands/set-estado.ts';
import type { Work } from '#platform/changes/work.ts';

/** Nobody begins an attempt any more. */
export const cerrarEvaluacion = (work: Work, id: string): Promise<Evaluacion> =>
  setEstado(work, id, 'cerrar');
