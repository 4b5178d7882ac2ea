import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { setEstado } from '#features/cursos/commands/set-estado.ts';
import type { Work } from '#platform/changes/work.ts';

/** Nobody new begins it; those who have it can still read it. */
export const archivarCurso = (work: Work, id: string): Promise<Curso> => setEstado(work, id, 'archivar');
