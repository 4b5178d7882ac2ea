import type { PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';

export type Result = NonNullable<PreguntaRevisada['resultado']>;

/** Of one question, and of several. */
export const RESULTS: Readonly<Record<Result, readonly [string, string]>> = {
  acierto: ['Acertada', 'Acertadas'],
  parcial: ['A medias', 'A medias'],
  fallo: ['Fallada', 'Falladas'],
  blanco: ['En blanco', 'En blanco'],
  espera: ['Falta corregirla', 'Por corregir'],
};
