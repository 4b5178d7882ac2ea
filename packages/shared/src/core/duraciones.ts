/** How long each is, in milliseconds, as clocks of computers count. */
export const SEGUNDO = 1000;
export const MINUTO = 60 * SEGUNDO;
export const HORA = 60 * MINUTO;
export const DIA = 24 * HORA;

/** The moment that comes so long after another, or before it. */
export const tras = (momento: Date | string, cuanto: number): Date =>
  new Date(new Date(momento).getTime() + cuanto);
export const antesDe = (momento: Date | string, cuanto: number): Date => tras(momento, -cuanto);
