import { diaEn } from '#fechas/en-zona.ts';

const LARGO_DE_MES = 7;

/** The month that ended last on the calendar of the academy, `2026-10`: the one that can be photographed whole. */
export function mesQueAcabo(now: Date, zona: string): string {
  const [año = 0, mes = 0] = diaEn(now, zona).slice(0, LARGO_DE_MES).split('-').map(Number);
  return mes === 1 ? `${año - 1}-12` : `${año}-${String(mes - 1).padStart(2, '0')}`;
}

/** What is taken in the first hour is of the month's end; later than that it is dated when it was taken. */
export function esTardia(mes: string | null, tomadaEn: Date, zona: string): boolean {
  if (mes === null) return false;
  const unaHoraAntes = new Date(tomadaEn.getTime() - 3_600_000);
  return diaEn(unaHoraAntes, zona).slice(0, LARGO_DE_MES) !== mes;
}
