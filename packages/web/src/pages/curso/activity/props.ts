import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import type { Lugar } from '#pages/curso/classroom/course-path.ts';
import type { Completar } from '#pages/curso/activity/use-completar.ts';

export interface ActivityProps {
  readonly data: CursoAbierto;
  readonly lugar: Lugar;
  readonly completar: Completar;
}
