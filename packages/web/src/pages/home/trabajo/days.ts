import { DIAS_DE_LA_LINEA } from '@catedra/shared/reportes/trabajo-cifras.ts';
import type { PorCorregir } from '@catedra/shared/reportes/trabajo.ts';
import { cuenta } from '#ui/words/words.ts';

export type WaitingDay = PorCorregir['porDias'][number];

export interface Slot {
  /** Days that what is in it has waited; in the last one, those or more. */
  readonly dias: number;
  readonly day: WaitingDay | null;
  /** What stands under it; nothing under a day without works. */
  readonly label: string;
  /** It also holds what is older than the line. */
  readonly older: boolean;
}

/** A line never shorter than a week, so that two works of today do not look like a wall. */
const SHORTEST = 7;
const OLDEST = DIAS_DE_LA_LINEA - 1;

function labelOf(dias: number, longest: number, day: WaitingDay | null): string {
  if (dias === 0) return 'hoy';
  if (!day) return '';
  if (dias < Math.min(longest, OLDEST)) return String(dias);
  return longest > OLDEST ? `${OLDEST}+ días` : cuenta(dias, 'día');
}

/** From the one that waits longest, which has waited so many days, to today. */
export function slotsOf(porDias: readonly WaitingDay[], longest: number): Slot[] {
  const length = Math.max(SHORTEST, Math.min(longest, OLDEST) + 1);
  return Array.from({ length }, (_, index) => {
    const dias = length - 1 - index;
    const day = porDias.find((one) => one.dias === dias) ?? null;
    const older = dias === OLDEST && longest > OLDEST;
    return { dias, day, label: labelOf(dias, longest, day), older };
  });
}
