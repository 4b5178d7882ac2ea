import { cualDeLasDos } from '@catedra/shared/fechas/hora-repetida.ts';

const escribe = (momento: string, zona: string): string =>
  new Intl.DateTimeFormat('es', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zona,
  }).format(new Date(momento));

/** A moment as a letter says it, with the zone it is told in: «lunes, 16 de noviembre de 2026, 15:17 (Europe/Madrid)». */
export const fechaEnCarta = (momento: string, zona: string): string =>
  `${escribe(momento, zona)}${cualDeLasDos(new Date(momento), zona)} (${zona})`;
