import type { FechaDelCalendario } from '@catedra/shared/calendario/schemas.ts';
import {
  type Dia,
  diaDeSemana,
  masDias,
  MESES,
  partes,
  semanasDe,
} from '@catedra/shared/fechas/calendario.ts';
import { esTarde } from '#pages/home/calendario/date-words.ts';

/** `2026-11` */
export const mesDe = (dia: Dia): string => dia.slice(0, 7);

export const nombreDeMes = (mes: string): string => MESES[partes(`${mes}-01`).mes - 1] ?? '';

export const mesYAño = (mes: string): string => {
  const nombre = nombreDeMes(mes);
  return `${nombre.charAt(0).toUpperCase()}${nombre.slice(1)} de ${mes.slice(0, 4)}`;
};

/** Its weeks from Monday, and none that has no day of it. */
export const semanasDelMes = (mes: string): readonly (readonly Dia[])[] =>
  semanasDe(`${mes}-01`).filter((semana) => semana.some((dia) => mesDe(dia) === mes));

export interface Grupo {
  readonly titulo: string;
  readonly fechas: readonly FechaDelCalendario[];
}

/** What is ahead of somebody, from today; what is done has no place there. */
export function agendaDe(fechas: readonly FechaDelCalendario[], hoy: Dia, now: Date): Grupo[] {
  const domingo = masDias(hoy, 6 - diaDeSemana(hoy));
  const [tarde, resto] = [
    fechas.filter((una) => esTarde(una, now)),
    fechas.filter((una) => una.estado !== 'hecha' && !esTarde(una, now)),
  ];
  const entre = (desde: Dia, hasta: Dia) => resto.filter(({ dia }) => dia >= desde && dia <= hasta);
  return [
    { titulo: 'Vencido', fechas: tarde },
    { titulo: 'Hoy', fechas: entre(hoy, hoy) },
    { titulo: 'Esta semana', fechas: entre(masDias(hoy, 1), domingo) },
    { titulo: 'Más adelante', fechas: resto.filter(({ dia }) => dia > domingo && dia > hoy) },
  ].filter((grupo) => grupo.fechas.length > 0);
}
