import { MINUTO } from '#core/duraciones.ts';
import {
  DIAS,
  type Dia,
  diaDe,
  diaDeSemana,
  diasEntre,
  horaDe,
  type Local,
  MESES,
  partes,
} from './calendario.ts';

const CORTO = 3;

/** «18 nov 2026» */
export function diaCorto(fecha: Dia): string {
  const { año, mes, dd } = partes(fecha);
  return `${dd} ${MESES[mes - 1]?.slice(0, CORTO)} ${año}`;
}

/** «18 de noviembre de 2026» */
export function diaLargo(fecha: Dia): string {
  const { año, mes, dd } = partes(fecha);
  return `${dd} de ${MESES[mes - 1]} de ${año}`;
}

/** «noviembre de 2026», of `2026-11`. */
export function mesLargo(mes: string): string {
  const { año, mes: cual } = partes(`${mes}-01`);
  return `${MESES[cual - 1]} de ${año}`;
}

/** «mié 18 nov 2026» */
export const escribirDia = (fecha: Dia): string =>
  `${DIAS[diaDeSemana(fecha)]?.slice(0, CORTO)} ${diaCorto(fecha)}`;

/** «14:00», «9:30» */
export const escribirHora = (hora: string): string => hora.replace(/^0(?=\d)/, '');

/** «mié 18 nov 2026, 14:00»; a day alone is written without hour. */
export const escribirFecha = (fecha: Local): string =>
  horaDe(fecha) === '' ? escribirDia(fecha) : `${escribirDia(diaDe(fecha))}, ${escribirHora(horaDe(fecha))}`;

/** «miércoles, 18 de noviembre de 2026»: what is heard of a day of the calendar. */
export const decirDia = (fecha: Dia): string => `${DIAS[diaDeSemana(fecha)]}, ${diaLargo(fecha)}`;

/** «10 de enero de 2028»; without the year when it is the one that was just said. */
export function diaYMes(fecha: Dia, dicho?: Dia): string {
  const { año, mes, dd } = partes(fecha);
  return dicho !== undefined && partes(dicho).año === año ? `${dd} de ${MESES[mes - 1]}` : diaLargo(fecha);
}

/** «1 día», «2 meses» */
export const cuenta = (n: number, uno: string, muchos = `${uno}s`) => `${n} ${n === 1 ? uno : muchos}`;

/** «hoy», «mañana», «dentro de 18 horas», «dentro de 3 días», «hace 2 meses». */
export function distancia(fecha: Local, ahora: Local): string {
  const dias = diasEntre(diaDe(ahora), diaDe(fecha));
  if (horaDe(fecha) !== '' && Math.abs(dias) <= 1) {
    const minutos = Math.round((Date.parse(`${fecha}:00Z`) - Date.parse(`${ahora}:00Z`)) / MINUTO);
    const cerca = Math.abs(minutos);
    if (cerca < 60) return lejos(minutos, cuenta(cerca, 'minuto'));
    if (cerca < 24 * 60) return lejos(minutos, cuenta(Math.round(cerca / 60), 'hora'));
  }
  if (dias === 0) return 'hoy';
  if (dias === 1) return 'mañana';
  if (dias === -1) return 'ayer';
  const cuantos = Math.abs(dias);
  if (cuantos < 60) return lejos(dias, cuenta(cuantos, 'día'));
  if (cuantos < 730) return lejos(dias, cuenta(Math.round(cuantos / 30.44), 'mes', 'meses'));
  // Of years, those that have passed: two and a half are not three.
  return lejos(dias, cuenta(Math.floor(cuantos / 365), 'año'));
}

const lejos = (signo: number, cuanto: string) => (signo < 0 ? `hace ${cuanto}` : `dentro de ${cuanto}`);
