import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';

/** The address of its end, after that of the course. */
export const FIN = { ver: 'fin' } as const;

/** Nothing that counts is missing. */
export const terminado = ({ avance }: Pick<CursoAbierto, 'avance'>): boolean =>
  avance !== null && avance.total > 0 && avance.faltan.length === 0;
