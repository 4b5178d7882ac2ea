import { fechaLargaYHora } from '@catedra/shared/fechas/en-palabras.ts';

/** A moment as a letter says it, with the zone it is told in: «lunes, 16 de noviembre de 2026, 15:17 (Europe/Madrid)». */
export const fechaEnCarta = (momento: string, zona: string): string =>
  `${fechaLargaYHora(momento, zona)} (${zona})`;
