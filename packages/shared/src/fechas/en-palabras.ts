import { formatoEn, localEn } from '#fechas/en-zona.ts';
import { cualDeLasDos } from '#fechas/hora-repetida.ts';

type Momento = string | Date;

const LARGO_DE_AÑO = 4;

const año = (momento: Momento, zona: string): string => localEn(momento, zona).slice(0, LARGO_DE_AÑO);

/** «18:00»; in the hour that is repeated in October, also which of the two. */
export const hora = (momento: Momento, zona: string): string =>
  `${formatoEn(zona, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(momento))}${cualDeLasDos(new Date(momento), zona)}`;

/** «a las», or «a la» before one o'clock. */
export const aLas = (momento: Momento, zona: string): string =>
  hora(momento, zona).startsWith('01') ? 'a la' : 'a las';

/** «12 de febrero», with the year when it is another one. */
export const fecha = (momento: Momento, ahora: Momento, zona: string): string =>
  formatoEn(zona, {
    day: 'numeric',
    month: 'long',
    year: año(momento, zona) === año(ahora, zona) ? undefined : 'numeric',
  }).format(new Date(momento));

/** «3 de marzo a las 10:00», with the year when it is another one. */
export const fechaALas = (momento: Momento, ahora: Momento, zona: string): string =>
  `${fecha(momento, ahora, zona)} ${aLas(momento, zona)} ${hora(momento, zona)}`;

/** «lunes, 16 de noviembre» */
export const diaDeLaSemana = (momento: Momento, zona: string): string =>
  formatoEn(zona, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(momento));

/** «lunes, 16 de noviembre de 2026» */
export const fechaLarga = (momento: Momento, zona: string): string =>
  formatoEn(zona, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(momento),
  );

/** «lunes, 16 de noviembre de 2026, 15:17» */
export const fechaLargaYHora = (momento: Momento, zona: string): string =>
  `${fechaLarga(momento, zona)}, ${hora(momento, zona)}`;

/** «6 min», «1 h 20 min», «3 h» */
export function duracion(minutos: number): string {
  const enteros = Math.round(minutos);
  const [horas, resto] = [Math.floor(enteros / 60), enteros % 60];
  if (horas === 0) return `${resto} min`;
  return resto === 0 ? `${horas} h` : `${horas} h ${resto} min`;
}
