import { relojDePared } from '@catedra/shared/fechas/en-zona.ts';
import { DIA } from '@catedra/shared/core/duraciones.ts';

export const ZONA_DEMO = 'Europe/Madrid';

export function aMinutos(hora: string): number {
  const [horas = 0, minutos = 0] = hora.split(':').map(Number);
  return horas * 60 + minutos;
}

/** The moment at which, `dias` after today, the clock on the wall shows `segundos` since midnight. */
export function momentoLocal(now: Date, dias: number, segundos: number, zona = ZONA_DEMO): Date {
  const hoy = Math.floor(relojDePared(now, zona) / DIA) * DIA;
  const buscado = hoy + dias * DIA + segundos * 1000;
  const primera = buscado - (relojDePared(new Date(buscado), zona) - buscado);
  const desfase = relojDePared(new Date(primera), zona) - primera;
  return new Date(buscado - desfase);
}

/** Seconds since local midnight. */
export function segundosDeHoy(now: Date, zona = ZONA_DEMO): number {
  return Math.floor((relojDePared(now, zona) % DIA) / 1000);
}

/** Monday to Friday, for the day `dias` after today. */
export function esLaborable(now: Date, dias: number, zona = ZONA_DEMO): boolean {
  const dia = new Date(relojDePared(now, zona) + dias * DIA).getUTCDay();
  return dia !== 0 && dia !== 6;
}
