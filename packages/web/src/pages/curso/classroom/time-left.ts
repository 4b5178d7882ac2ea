import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { cuenta, duracion } from '#ui/words/words.ts';

const HOUR = 60;

type Left = Pick<NonNullable<CursoAbierto['avance']>, 'minutos' | 'sinDuracion'>;

function rounded(minutos: number): string {
  if (minutos === 1) return 'Te queda 1 min';
  if (minutos < 10) return `Te quedan unos ${minutos} min`;
  const redondo = Math.round(minutos / 5) * 5;
  if (redondo < HOUR) return `Te quedan unos ${redondo} min`;
  return redondo < 2 * HOUR
    ? `Te queda cerca de ${duracion(redondo)}`
    : `Te quedan unas ${duracion(redondo)}`;
}

/**
 * "Te quedan unas 2 h 10 min": rounded as one would say it, with what it leaves out; null when nobody said how long anything
 * takes.
 */
export function tiempoQueQueda({ minutos, sinDuracion }: Left): string | null {
  if (minutos < 1) return null;
  if (sinDuracion === 0) return rounded(minutos);
  return `${rounded(minutos)}, sin contar ${cuenta(sinDuracion, 'actividad', 'actividades')} sin duración`;
}
