import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { setEstado } from '#features/cursos/commands/set-estado.ts';
import type { Work } from '#platform/changes/work.ts';

/** Takes the course out of its people's sight; their progress stays. */
export const volverABorrador = (work: Work, id: string): Promise<Curso> =>
  setEstado(work, id, 'volver-a-borrador');
