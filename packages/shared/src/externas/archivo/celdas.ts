import { fechaDeHoja, fechaEscrita, numeroEscrito } from '#campos/escrito.ts';
import { sinAdornos } from '#cargas/texto.ts';
import type { Dia } from '#fechas/calendario.ts';

/** The day that a cell says; a spreadsheet's own count of days too. */
export const diaEscrito = (texto: string): Dia | null => fechaEscrita(texto) ?? fechaDeHoja(texto);

const COMO_RELOJ = /^(\d{1,4}):([0-5]\d)(?::00)?$/;
const MAX_HORAS = 9999;

/** «8», «7,5 h» or «1:30» as hours; null when they are none. */
export function horasEscritas(texto: string): number | null {
  const llano = sinAdornos(texto).replace(/ ?(?:h|hs|hrs|horas?)\.?$/, '');
  const reloj = COMO_RELOJ.exec(llano);
  const horas = reloj ? Number(reloj[1]) + Number(reloj[2]) / 60 : numeroEscrito(llano);
  if (horas === null || horas <= 0 || horas > MAX_HORAS) return null;
  return Math.round(horas * 100) / 100;
}

/** A title as it is compared; our own sheets name it «… (externa)». */
export const tituloComparable = (texto: string): string => sinAdornos(texto).replace(/ ?\(externa\)$/, '');
