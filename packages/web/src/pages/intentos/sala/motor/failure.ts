import type { Cedidas } from '@catedra/shared/intentos/en-curso.ts';
import { isApiError, isCut, isSignedOut } from '#platform/api-error.ts';
import type { Way } from '#pages/intentos/sala/motor/snapshot.ts';

/** After these nothing more is taken; what came late was received all the same, and stands apart. */
const ENDS = ['TIEMPO_TERMINADO', 'YA_ENVIADA', 'INTENTO_ANULADO', 'NO_ENCONTRADO'];

/** The way that has to open again, when that is all that failed. */
export const passing = (error: unknown): Exclude<Way, 'bien'> | null => {
  if (isSignedOut(error)) return 'sin_sesion';
  return isCut(error) ? 'cortada' : null;
};

/** The code with which the server says that the attempt is over. */
export const endOf = (error: unknown): string | null =>
  isApiError(error) && ENDS.includes(error.code) ? error.code : null;

/** No answer is taken any more, but it can be handed in. */
export const isGrace = (error: unknown): boolean => isApiError(error, 'EN_GRACIA');

export const isElsewhere = (error: unknown): boolean => isApiError(error, 'OTRA_PESTANA');

/** Control is elsewhere, and what was sent came in time: what became of it. */
export function cedidasIn(error: unknown): Cedidas | null {
  if (!isElsewhere(error) || !isApiError(error)) return null;
  const { actual } = error;
  const told =
    typeof actual === 'object' && actual !== null && 'guardadas' in actual && 'ofrecidas' in actual;
  return told ? (actual as Cedidas) : null;
}
