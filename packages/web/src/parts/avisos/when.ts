import { diaEn, formatoEn } from '@catedra/shared/fechas/en-zona.ts';
import { diasHasta, fechaCorta, hora, mayuscula } from '#ui/words/words.ts';

const WEEK = 7;
const YEAR = 4;

/** How many days of this week were before today; on a Monday, none. */
const daysOfThisWeek = (now: Date, zone: string): number =>
  (new Date(`${diaEn(now, zone)}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;

const sameYear = (moment: string, now: Date, zone: string): boolean =>
  diaEn(moment, zone).slice(0, YEAR) === diaEn(now, zone).slice(0, YEAR);

/** Under which heading a line stands: "Hoy", "Esta semana" (which begins on Monday), "Antes"; by months, "Octubre". */
export function grupoDe(moment: string, now: Date, zone: string, byMonths = false): string {
  const days = -diasHasta(moment, now, zone);
  if (days <= 0) return 'Hoy';
  if (days <= daysOfThisWeek(now, zone)) return 'Esta semana';
  if (!byMonths) return 'Antes';
  const year = sameYear(moment, now, zone) ? undefined : 'numeric';
  return mayuscula(formatoEn(zone, { month: 'long', year }).format(new Date(moment)));
}

/** "09:12" today, "ayer", "vie" within six days, "3 nov", "3 nov 2025". */
export function cuandoLlego(moment: string, now: Date, zone: string): string {
  const days = -diasHasta(moment, now, zone);
  if (days <= 0) return hora(moment, zone);
  if (days === 1) return 'ayer';
  if (days < WEEK) return formatoEn(zone, { weekday: 'short' }).format(new Date(moment));
  return sameYear(moment, now, zone)
    ? formatoEn(zone, { day: 'numeric', month: 'short' }).format(new Date(moment))
    : fechaCorta(moment, zone);
}
