import type { ActividadAbierta } from '@catedra/shared/aprendizaje/schemas.ts';

/** Whether the work is out of the person's hands: it waits to be marked, or it was marked. */
export const entregado = ({ entregas: [ultima] }: Pick<ActividadAbierta, 'entregas'>): boolean =>
  ultima?.estado === 'entregada' || ultima?.estado === 'calificada';
