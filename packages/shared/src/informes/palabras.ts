const ENTEROS = new Intl.NumberFormat('es', { useGrouping: 'always', maximumFractionDigits: 0 });
const UNO_POR_CIENTO = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

export const enCifras = (n: number): string => ENTEROS.format(n);

/** «1 persona», «1.204 personas». */
export const cuantas = (n: number, una: string, muchas = `${una}s`): string =>
  `${enCifras(n)} ${n === 1 ? una : muchas}`;

/** Never said to be all of them while one is missing, nor none while there is one. */
export function porCiento(parte: number, todo: number): string {
  if (todo === 0) return '—';
  const redondo = Math.round((parte / todo) * 1000) / 10;
  const dicho = redondo === 100 && parte < todo ? 99.9 : redondo === 0 && parte > 0 ? 0.1 : redondo;
  return `${UNO_POR_CIENTO.format(dicho)}\u00a0%`;
}
