import { DIA, MINUTO } from '#core/duraciones.ts';

/** A day on a calendar, without zone: `2026-11-18`; and a moment on its clocks: `2026-11-18T14:00`. */
export type Dia = string;
export type Local = string;

export const MESES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** From Monday, as weeks are here. */
export const DIAS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;

const LARGO_DE_DIA = 10;

const dos = (n: number): string => String(n).padStart(2, '0');

export const dia = (año: number, mes: number, dd: number): Dia =>
  `${String(año).padStart(4, '0')}-${dos(mes)}-${dos(dd)}`;

export const diaDe = (local: Local): Dia => local.slice(0, LARGO_DE_DIA);
export const horaDe = (local: Local): string => local.slice(LARGO_DE_DIA + 1);

export const partes = (fecha: Dia): { readonly año: number; readonly mes: number; readonly dd: number } => ({
  año: Number(fecha.slice(0, 4)),
  mes: Number(fecha.slice(5, 7)),
  dd: Number(fecha.slice(8, LARGO_DE_DIA)),
});

const utc = (fecha: Dia): number => {
  const { año, mes, dd } = partes(fecha);
  return Date.UTC(año, mes - 1, dd);
};
const desdeUtc = (momento: number): Dia => new Date(momento).toISOString().slice(0, LARGO_DE_DIA);

export const diasDelMes = (año: number, mes: number): number => new Date(Date.UTC(año, mes, 0)).getUTCDate();

export const masDias = (fecha: Dia, cuantos: number): Dia => desdeUtc(utc(fecha) + cuantos * DIA);

/** The same day some months later, or the last one of a month that is too short. */
export function masMeses(fecha: Dia, cuantos: number): Dia {
  const { año, mes, dd } = partes(fecha);
  const cuenta = año * 12 + (mes - 1) + cuantos;
  const enAño = Math.floor(cuenta / 12);
  const enMes = (cuenta % 12) + 1;
  return dia(enAño, enMes, Math.min(dd, diasDelMes(enAño, enMes)));
}

export const diasEntre = (desde: Dia, hasta: Dia): number => Math.round((utc(hasta) - utc(desde)) / DIA);

/** 0 is Monday. */
export const diaDeSemana = (fecha: Dia): number => (new Date(utc(fecha)).getUTCDay() + 6) % 7;

export const masMinutos = (local: Local, cuantos: number): Local =>
  new Date(Date.parse(`${local}:00Z`) + cuantos * MINUTO).toISOString().slice(0, 16);

/** The six weeks that a calendar shows of a month, from the Monday of its first day. */
export function semanasDe(fecha: Dia): readonly (readonly Dia[])[] {
  const { año, mes } = partes(fecha);
  const primero = dia(año, mes, 1);
  const lunes = masDias(primero, -diaDeSemana(primero));
  return Array.from({ length: 6 }, (_, semana) =>
    Array.from({ length: 7 }, (__, uno) => masDias(lunes, semana * 7 + uno)),
  );
}
