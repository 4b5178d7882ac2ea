const ENTEROS = new Intl.NumberFormat('es', { useGrouping: 'always', maximumFractionDigits: 0 });
const UNO_POR_CIENTO = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

export const enCifras = (n: number): string => ENTEROS.format(n);

/** «1 persona», «1.204 personas». */
export const cuantas = (n: number, una: string, muchas = `${una}s`): string =>
  `${enCifras(n)} ${n === 1 ? una : muchas}`;

/** From 0 to 100 with one decimal: never all of them while one is missing, nor none while there is one. */
export function parteDe(parte: number, todo: number): number | null {
  if (todo === 0) return null;
  const redondo = Math.round((parte / todo) * 1000) / 10;
  if (redondo === 100 && parte < todo) return 99.9;
  return redondo === 0 && parte > 0 ? 0.1 : redondo;
}

export const enPorCiento = (parte: number | null): string =>
  parte === null ? '—' : `${UNO_POR_CIENTO.format(parte)}\u00a0%`;

export const porCiento = (parte: number, todo: number): string => enPorCiento(parteDe(parte, todo));
