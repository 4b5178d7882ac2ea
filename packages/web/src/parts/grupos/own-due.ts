import { DIAS_DE_GRACIA } from '@catedra/shared/progreso/vencimiento.ts';
import type { PlazoDado } from '@catedra/shared/grupos/schemas.ts';
import { type Plazo, plazoOf } from '#parts/grupos/due.ts';

/** Until when people who are given a course by name have it: a moment, or days of each of them. */
export interface OwnDue {
  readonly plazo: Exclude<Plazo, 'ninguno'>;
  /** Null: no date. */
  readonly venceEn: string | null;
  readonly dias: number | '';
  /** The field of dates from which the days count. */
  readonly campoId: string | null;
  /** For whoever gets the course once that date has passed. */
  readonly gracia: number | '';
}

export const NO_DUE: OwnDue = {
  plazo: 'fecha',
  venceEn: null,
  dias: '',
  campoId: null,
  gracia: DIAS_DE_GRACIA,
};

/** What to send, or what is missing. */
export function ownDueOf({ plazo, venceEn, ...resto }: OwnDue): PlazoDado | { error: string } {
  if (plazo === 'fecha') return { venceEn, venceEnDias: null, venceCampoId: null };
  return plazoOf({ plazo, dia: '', ...resto }, 'UTC');
}

/** The same once nothing is missing: without a date meanwhile. */
export function dueNow(due: OwnDue): PlazoDado {
  const plazo = ownDueOf(due);
  return 'error' in plazo ? { venceEn: null, venceEnDias: null, venceCampoId: null } : plazo;
}

/** Whether it says any date. */
export const saysDue = ({ venceEn, venceEnDias }: PlazoDado): boolean => (venceEn ?? venceEnDias) !== null;
