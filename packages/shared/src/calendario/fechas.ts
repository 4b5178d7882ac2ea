import type { FechaDelCalendario, Que } from '#calendario/schemas.ts';
import { DIA, MINUTO } from '#core/duraciones.ts';
import { type Dia, masDias } from '#fechas/calendario.ts';
import { diaEn, relojDePared } from '#fechas/en-zona.ts';

export const DIAS_ATRAS = 30;
export const DIAS_ADELANTE = 400;
export const MAXIMO_DE_FECHAS = 500;
/** How often an hour the address may be read. */
export const LECTURAS_POR_HORA = 60;

const COMIENZOS: readonly Que[] = ['se_renueva', 'abre', 'empieza'];

/** Whether the hour of a date says anything: what lasts to the last minute of a day, or begins with it, is that day. */
export function tieneHora(que: Que, momento: string, zona: string): boolean {
  const reloj = relojDePared(momento, zona) % DIA;
  return COMIENZOS.includes(que) ? reloj !== 0 : reloj < DIA - MINUTO;
}

type SinDia = Omit<FechaDelCalendario, 'dia' | 'conHora'>;

export const enSuDia = (fecha: SinDia, zona: string): FechaDelCalendario => ({
  ...fecha,
  dia: diaEn(fecha.momento, zona),
  conHora: tieneHora(fecha.que, fecha.momento, zona),
});

export interface Ventana {
  readonly desde: Dia;
  readonly hasta: Dia;
}

export function ventanaDe(ahora: Date, zona: string): Ventana {
  const hoy = diaEn(ahora, zona);
  return { desde: masDias(hoy, -DIAS_ATRAS), hasta: masDias(hoy, DIAS_ADELANTE) };
}

export const enVentana = ({ dia }: Pick<FechaDelCalendario, 'dia'>, { desde, hasta }: Ventana): boolean =>
  dia >= desde && dia <= hasta;

const porMomento = (una: FechaDelCalendario, otra: FechaDelCalendario): number =>
  una.momento.localeCompare(otra.momento) || una.clave.localeCompare(otra.clave);

/** Those that fit, in order: what comes first, then the last of what went by. */
export function lasQueCaben(
  fechas: readonly FechaDelCalendario[],
  ahora: Date,
): { readonly fechas: FechaDelCalendario[]; readonly recortadas: boolean } {
  const ordenadas = fechas.toSorted(porMomento);
  if (ordenadas.length <= MAXIMO_DE_FECHAS) return { fechas: ordenadas, recortadas: false };
  const primera = ordenadas.findIndex(({ momento }) => Date.parse(momento) >= ahora.getTime());
  const corte = primera === -1 ? ordenadas.length : primera;
  const porVenir = ordenadas.slice(corte, corte + MAXIMO_DE_FECHAS);
  const antes = ordenadas.slice(Math.max(0, corte - (MAXIMO_DE_FECHAS - porVenir.length)), corte);
  return { fechas: [...antes, ...porVenir], recortadas: true };
}
