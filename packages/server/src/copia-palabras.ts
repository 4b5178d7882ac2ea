const numero = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });

export const cuantos = (n: number, una: string, varias: string): string =>
  `${numero.format(n)} ${n === 1 ? una : varias}`;

const UNIDADES = ['bytes', 'kB', 'MB', 'GB', 'TB'];

export function bytesEnPalabras(bytes: number): string {
  const paso = Math.min(UNIDADES.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${numero.format(bytes / 1000 ** paso)} ${UNIDADES[paso]}`;
}

export const tiempoEnPalabras = (segundos: number): string =>
  segundos < 90 ? `${numero.format(segundos)} s` : `${numero.format(segundos / 60)} min`;

/** The moment of a copy as the clock of the academy had it. */
export const momentoEnPalabras = (momento: string, zona: string): string =>
  new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'medium', timeZone: zona }).format(
    new Date(momento),
  );
