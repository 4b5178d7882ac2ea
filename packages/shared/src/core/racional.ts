/** An exact number: whole numerator and denominator, in lowest terms, the sign above. */
export interface Racional {
  readonly n: bigint;
  readonly d: bigint;
}

function mcd(a: bigint, b: bigint): bigint {
  let [mayorDeDos, resto] = [a, b];
  while (resto !== 0n) [mayorDeDos, resto] = [resto, mayorDeDos % resto];
  return mayorDeDos;
}

const absoluto = (n: bigint): bigint => (n < 0n ? -n : n);

/** `n ÷ d` in lowest terms. */
export function racional(n: bigint | number, d: bigint | number = 1n): Racional {
  const [arriba, abajo] = [BigInt(n), BigInt(d)];
  if (abajo === 0n) throw new RangeError('a denominator of 0');
  const divisor = mcd(absoluto(arriba), absoluto(abajo)) * (abajo < 0n ? -1n : 1n);
  return { n: arriba / divisor, d: abajo / divisor };
}

export const CERO: Racional = { n: 0n, d: 1n };
export const UNO: Racional = { n: 1n, d: 1n };

export const suma = (...sumandos: readonly Racional[]): Racional =>
  sumandos.reduce((a, b) => racional(a.n * b.d + b.n * a.d, a.d * b.d), CERO);
export const opuesto = ({ n, d }: Racional): Racional => ({ n: -n, d });
export const resta = (a: Racional, b: Racional): Racional => suma(a, opuesto(b));
export const por = (a: Racional, b: Racional): Racional => racional(a.n * b.n, a.d * b.d);
export const entre = (a: Racional, b: Racional): Racional => racional(a.n * b.d, a.d * b.n);
export const valorAbsoluto = ({ n, d }: Racional): Racional => ({ n: absoluto(n), d });

/** Below 0, 0 or above 0, as sorting wants it. */
export const compara = (a: Racional, b: Racional): -1 | 0 | 1 => {
  const diferencia = a.n * b.d - b.n * a.d;
  if (diferencia === 0n) return 0;
  return diferencia < 0n ? -1 : 1;
};
export const iguales = (a: Racional, b: Racional): boolean => compara(a, b) === 0;
export const mayor = (a: Racional, b: Racional): Racional => (compara(a, b) < 0 ? b : a);
export const menor = (a: Racional, b: Racional): Racional => (compara(a, b) > 0 ? b : a);

const ESCRITO = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?(?:\/([1-9]\d{0,39}))?$/;

/** `-1/3`, `0.25` or `12`; null when it is not a number written so. */
export function leeRacional(texto: string): Racional | null {
  const [, signo, entera, decimales = '', abajo = '1'] = ESCRITO.exec(texto) ?? [];
  if (entera === undefined || (decimales !== '' && abajo !== '1')) return null;
  const n = BigInt(entera + decimales) * (signo === '-' ? -1n : 1n);
  return racional(n, BigInt(abajo) * 10n ** BigInt(decimales.length));
}

/** The same, of a text that is known to be one. */
export function racionalDe(texto: string): Racional {
  const leido = leeRacional(texto);
  if (!leido) throw new TypeError(`«${texto}» is not an exact number`);
  return leido;
}

/** The number that a person wrote: `0.1` is a tenth, not the double nearest to it. */
export function racionalDeNumero(numero: number): Racional {
  const [cifras = '', exponente = 0] = String(numero).split('e');
  const escala = 10n ** BigInt(Math.abs(Number(exponente)));
  return por(racionalDe(cifras), Number(exponente) < 0 ? racional(1n, escala) : racional(escala));
}

/** `-1/3`, or `2` when it is whole: what `leeRacional` reads back. */
export const escribeRacional = ({ n, d }: Racional): string => (d === 1n ? `${n}` : `${n}/${d}`);

/** Rounded to so many decimals, half away from zero, as `numeric` writes it: `6.67`. */
export function redondea({ n, d }: Racional, decimales: number): string {
  const escala = 10n ** BigInt(decimales);
  const cifras = ((absoluto(n) * escala * 2n + d) / (d * 2n)).toString().padStart(decimales + 1, '0');
  const signo = n < 0n && BigInt(cifras) > 0n ? '-' : '';
  const corte = cifras.length - decimales;
  return decimales === 0 ? signo + cifras : `${signo}${cifras.slice(0, corte)}.${cifras.slice(corte)}`;
}

/** For pictures alone: bars, percentages, places on a line. */
export const aproximado = ({ n, d }: Racional): number => Number(n) / Number(d);
