import { duracion } from '#ui/words/words.ts';

const HOUR = 60;

/** "Te quedan unas 2 h 10 min": rounded as one would say it; null when nobody said how long it takes. */
export function tiempoQueQueda(minutos: number): string | null {
  if (minutos < 1) return null;
  if (minutos === 1) return 'Te queda 1 min';
  if (minutos < 10) return `Te quedan unos ${minutos} min`;
  const redondo = Math.round(minutos / 5) * 5;
  if (redondo < HOUR) return `Te quedan unos ${redondo} min`;
  return redondo < 2 * HOUR
    ? `Te queda cerca de ${duracion(redondo)}`
    : `Te quedan unas ${duracion(redondo)}`;
}
