import {
  aLas,
  duracion,
  fecha,
  fechaALas,
  fechaLargaYHora,
  hora,
} from '@catedra/shared/fechas/en-palabras.ts';
import { diaEn, formatoEn } from '@catedra/shared/fechas/en-zona.ts';
import { DIA, MINUTO } from '@catedra/shared/core/duraciones.ts';

const LOCALE = 'es';

export { aLas, duracion, fecha, hora };

type Moment = string | Date;

const toDate = (moment: Moment): Date => (moment instanceof Date ? moment : new Date(moment));

/** Calendar days from now's day to the moment's day, both in the person's zone. */
export function diasHasta(moment: Moment, now: Date, zone: string): number {
  return (Date.parse(diaEn(moment, zone)) - Date.parse(diaEn(now, zone))) / DIA;
}

/** A day of the calendar, whatever the zone: `2027-03-20`, «20 de marzo de 2027». */
export const dia = (day: string, now: Date): string => fecha(`${day}T00:00:00Z`, now, 'UTC');

/** "12 de febrero de 2026", for what is read another year. */
export const fechaConAño = (moment: Moment, zone: string): string =>
  formatoEn(zone, { day: 'numeric', month: 'long', year: 'numeric' }).format(toDate(moment));

/** "12 feb 2026", where there is little room and it is read another year. */
export const fechaCorta = (moment: Moment, zone: string): string =>
  formatoEn(zone, { day: 'numeric', month: 'short', year: 'numeric' }).format(toDate(moment));

/** "12 feb 2026, 18:00", for what is looked up as it was written down. */
export const fechaYHora = (moment: Moment, zone: string): string =>
  `${fechaCorta(moment, zone)}, ${hora(moment, zone)}`;

/** "jueves, 12 de febrero de 2026, 18:00 (Europe/Madrid)": what hovering shows. */
export const fechaCompleta = (moment: Moment, zone: string): string =>
  `${fechaLargaYHora(moment, zone)} (${zone})`;

/** "hoy a las 09:58", "mañana a las 18:00", "el jueves a las 10:00", "en 9 días", "hace 4 días", "hace 1 año". */
export function cuando(moment: Moment, now: Date, zone: string): string {
  const days = diasHasta(moment, now, zone);
  const clock = `${aLas(moment, zone)} ${hora(moment, zone)}`;
  if (days === 0) return `hoy ${clock}`;
  if (days === 1) return `mañana ${clock}`;
  if (days === -1) return `ayer ${clock}`;
  if (days > 1 && days < 7)
    return `el ${formatoEn(zone, { weekday: 'long' }).format(toDate(moment))} ${clock}`;
  if (days > 0) return days <= 30 ? `en ${days} días` : `el ${fecha(moment, now, zone)}`;
  return `hace ${tiempo(-days)}`;
}

/** "el 20 de noviembre a las 18:00". */
export const diaYHora = (moment: Moment, now: Date, zone: string): string =>
  `el ${fechaALas(moment, now, zone)}`;

const NEAR = 6;

/** "mañana a las 18:00", "el 24 de noviembre a las 09:00": always with its hour, as an exam deserves. */
export function enFecha(moment: Moment, now: Date, zone: string): string {
  const days = diasHasta(moment, now, zone);
  return days >= -1 && days <= NEAR ? cuando(moment, now, zone) : diaYHora(moment, now, zone);
}

/** "a las 18:00", and the day too when it is not today: when a clock that is running ends. */
export const aLaHora = (moment: Moment, now: Date, zone: string): string =>
  diasHasta(moment, now, zone) === 0
    ? `${aLas(moment, zone)} ${hora(moment, zone)}`
    : enFecha(moment, now, zone);

/** "hasta las 18:00", "hasta mañana a las 00:20". */
export const hastaLas = (moment: Moment, now: Date, zone: string): string =>
  `hasta ${aLaHora(moment, now, zone).replace(/^a /, '')}`;

/** "antes de las 18:00", "antes de mañana a las 00:20", "antes del jueves a las 10:00". */
export const antesDe = (moment: Moment, now: Date, zone: string): string =>
  hastaLas(moment, now, zone).replace('hasta', 'antes de').replace('de el ', 'del ');

function tiempo(days: number): string {
  if (days < 31) return cuenta(days, 'día');
  if (days < 365) return cuenta(Math.floor(days / 30.5), 'mes', 'meses');
  return cuenta(Math.floor(days / 365), 'año');
}

/** "ahora mismo", "hace 20 min", "hace 3 horas"; beyond today, as `cuando`. */
export function hace(moment: Moment, now: Date, zone: string): string {
  const minutes = Math.floor((now.getTime() - toDate(moment).getTime()) / MINUTO);
  if (minutes < 0 || diasHasta(moment, now, zone) !== 0) return cuando(moment, now, zone);
  if (minutes < 1) return 'ahora mismo';
  if (minutes < 60) return `hace ${minutes} min`;
  return `hace ${cuenta(Math.floor(minutes / 60), 'hora')}`;
}

/** "vence en 3 días", "vence mañana a las 18:00", "venció ayer a las 23:59". */
export function vence(moment: Moment, now: Date, zone: string): string {
  const past = toDate(moment).getTime() < now.getTime();
  const days = diasHasta(moment, now, zone);
  if (!past && days > 1 && days <= 30) return `vence en ${cuenta(days, 'día')}`;
  return `${past ? 'venció' : 'vence'} ${cuando(moment, now, zone)}`;
}

/** "desde hace 13 días", "desde ayer", "desde hoy". */
export function desdeCuando(moment: Moment, now: Date, zone: string): string {
  const dias = -diasHasta(moment, now, zone);
  if (dias <= 0) return 'desde hoy';
  return dias === 1 ? 'desde ayer' : `desde hace ${cuenta(dias, 'día')}`;
}

/** How pressing a due date is: red when late, saffron on its very day. */
export function urgencia(moment: Moment, now: Date, zone: string): 'tarde' | 'hoy' | 'tranquila' {
  if (toDate(moment).getTime() < now.getTime()) return 'tarde';
  return diasHasta(moment, now, zone) === 0 ? 'hoy' : 'tranquila';
}

/** As Spanish prints it: as long as a plus, and never at the end of a line. */
const conSuMenos = (escrito: string): string => escrito.replace('-', '−');

/** "1.234,5": comma decimals, always with the thousands' point. */
export const numero = (value: number, decimals = 2): string =>
  conSuMenos(
    new Intl.NumberFormat(LOCALE, { maximumFractionDigits: decimals, useGrouping: 'always' }).format(value),
  );

/** A mark among others in a column, all with two decimals: "6,80". */
export const notaEnColumna = (nota: number): string =>
  conSuMenos(
    new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(nota),
  );

/** "74,2 %", the sign never on a line of its own. */
export const porcentaje = (value: number): string => `${numero(value, 1)}\u00a0%`;

/** "1 curso", "2 cursos"; words that don't just take an s come with their plural. */
export const cuenta = (count: number, one: string, many = `${one}s`): string =>
  `${numero(count)} ${count === 1 ? one : many}`;

/** "1.000" or "más de 1.000". */
export const total = (value: number, exact: boolean): string =>
  exact ? numero(value) : `más de ${numero(value)}`;

/** "un minuto", "unos 45 min", "alrededor de 1 h 13 min": an estimate, said as one. */
export function unosMinutos(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  if (whole === 1) return 'un minuto';
  return whole < 60 ? `unos ${duracion(whole)}` : `alrededor de ${duracion(whole)}`;
}

/** "Logística, Oficinas y Almacén" */
export const enumerar = (items: readonly string[]): string => new Intl.ListFormat(LOCALE).format(items);

export const mayuscula = (text: string): string => text.charAt(0).toLocaleUpperCase(LOCALE) + text.slice(1);

/** Two letters for a face: of the first name and of the first surname. */
export const iniciales = (nombre: string, apellidos: string): string =>
  [nombre, apellidos]
    .map((text) => [...text.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase(LOCALE);
