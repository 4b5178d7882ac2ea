import { iguales, por, racional, type Racional, racionalDe, redondea } from '#core/racional.ts';

export interface FraccionLeida {
  readonly valor: Racional;
  /** Few decimals were written, and it is taken for the simple fraction nearest to them: to be told. */
  readonly redonda: boolean;
}

const ESCRITO = /^([+-]?)(\d{1,12})?(?:[.,](\d{1,20}))?$/;
/** Of what people divide a question in. */
const MAX_PARTES = 30;
/** So many decimals of a percentage are written by programs alone. */
const DE_PROGRAMA = 4;

const cortada = (fraccion: Racional, decimales: number): string => {
  const escala = 10n ** BigInt(decimales);
  return redondea(racional((fraccion.n * escala) / fraccion.d, escala), decimales);
};

/** The simple fraction that, written with so many decimals, is this one. */
function sencilla(exacta: Racional, decimales: number): Racional | null {
  const escrita = redondea(exacta, decimales);
  for (let partes = 3n; partes <= MAX_PARTES; partes += 1n) {
    const cerca = (exacta.n * partes * 2n + exacta.d) / (exacta.d * 2n);
    const fraccion = racional(cerca, partes);
    if (fraccion.d !== partes || cerca === 0n) continue;
    if (redondea(fraccion, decimales) === escrita || cortada(fraccion, decimales) === escrita)
      return fraccion;
  }
  return null;
}

/**
 * A share as files write it, exact: `33.33333` of 100 is a third. `de` is what stands for the whole: 100, or 1. Null when it
 * is no number.
 */
export function leeFraccion(texto: string, de: 100 | 1 = 100): FraccionLeida | null {
  const [, signo = '', entera = '', decimales = ''] = ESCRITO.exec(texto.trim()) ?? [];
  if (entera === '' && decimales === '') return null;
  const escrita = racionalDe(`${entera || '0'}${decimales && `.${decimales}`}`);
  const exacta = por(escrita, racional(1, de));
  const cifras = decimales.length + (de === 100 ? 2 : 0);
  const simple = decimales.length > (de === 100 ? 0 : 2) ? sencilla(exacta, cifras) : null;
  const valor = simple ?? exacta;
  return {
    valor: signo === '-' ? { n: -valor.n, d: valor.d } : valor,
    redonda: !iguales(valor, exacta) && cifras < DE_PROGRAMA + 2,
  };
}

/** As a percentage that reads back the same, with five decimals at most; null where it can't. */
export function escribePorCiento(exacta: string): string | null {
  const valor = racionalDe(exacta);
  const escrito = redondea(por(valor, racional(100)), 5).replace(/\.?0+$/, '');
  const leido = leeFraccion(escrito);
  return leido && !leido.redonda && iguales(leido.valor, valor) ? escrito : null;
}
