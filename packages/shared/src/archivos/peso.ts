/** Sizes are counted by 1024, as the limits are and as most computers show them. */
const MIL = 1024;
export const MB = MIL * MIL;

const UNIDADES = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** "850 kB", "1,4 GB". */
export function pesoEnPalabras(cantidad: number): string {
  let [valor, unidad] = [cantidad, 0];
  while (Math.round(valor) >= MIL && unidad < UNIDADES.length - 1) {
    valor /= MIL;
    unidad++;
  }
  const decimales = valor < 10 && unidad > 0 ? 1 : 0;
  const cifra = new Intl.NumberFormat('es', { maximumFractionDigits: decimales }).format(valor);
  return `${cifra} ${UNIDADES[unidad]}`;
}

/** "pesa 120 MB y el máximo son 100 MB": never twice the same figure. */
export function pesaDeMas(bytes: number, maximo: number): string {
  const [peso, tope] = [pesoEnPalabras(bytes), pesoEnPalabras(maximo)];
  return peso === tope
    ? `pesa algo más de ${tope}, que es el máximo`
    : `pesa ${peso} y el máximo son ${tope}`;
}
