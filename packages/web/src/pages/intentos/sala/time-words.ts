import { MINUTO } from '@catedra/shared/core/duraciones.ts';

const SAID = [10, 5, 1];

/** What a screen reader hears when one of these moments goes by, and at no other. */
export function seDice(before: number, now: number): string | null {
  const minutes = SAID.find((one) => before > one * MINUTO && now <= one * MINUTO && now > 0);
  if (minutes === undefined) return null;
  return minutes === 1 ? 'Queda 1 minuto.' : `Quedan ${minutes} minutos.`;
}
