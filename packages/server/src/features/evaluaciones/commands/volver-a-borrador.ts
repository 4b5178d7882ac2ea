import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { setEstado } from '#features/evaluaciones/commands/set-estado.ts';
import type { Work } from '#platform/changes/work.ts';

/** Takes the evaluation out of the learners' sight to change it. */
export const volverABorrador = (work: Work, id: string): Promise<Evaluacion> =>
  setEstado(work, id, 'volver-a-borrador');
