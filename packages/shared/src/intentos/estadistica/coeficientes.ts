/** With fewer answers than these no coefficient is worth saying. */
export const MINIMO_DE_COEFICIENTE = 5;

/** How many there were of something, what they add up to, and what their squares do. */
export interface Sumas {
  readonly n: number;
  readonly suma: number;
  readonly cuadrados: number;
}

/** Of one question: the fractions it gave, and beside each what the rest of its attempt gave of its maximum. */
export interface SumasDePregunta extends Sumas {
  /** Only where the attempt asked for something more. */
  readonly pares: {
    readonly n: number;
    readonly x: number;
    readonly xx: number;
    readonly r: number;
    readonly rr: number;
    readonly xr: number;
  };
}

/** Of one place of the evaluation: the points it gave, over those of the attempt. A draw of several is as many places. */
export interface SumasDeLugar extends Sumas {
  readonly veces: number;
}

const NADA = 1e-9;

const sinNada = (cantidad: number, escala: number): number =>
  cantidad <= NADA * Math.max(1, escala) ? 0 : cantidad;

/** What squares leave over the mean: 0 where sums of doubles leave only dust. */
const desvios = (n: number, suma: number, cuadrados: number): number =>
  sinNada(cuadrados - (suma * suma) / n, cuadrados);

export const mediaDe = ({ n, suma }: Sumas): number | null => (n === 0 ? null : suma / n);

/** Sample variance; null of fewer than two. */
export const varianzaDe = ({ n, suma, cuadrados }: Sumas): number | null =>
  n < 2 ? null : desvios(n, suma, cuadrados) / (n - 1);

export function desviacionDe(sumas: Sumas): number | null {
  const varianza = varianzaDe(sumas);
  return varianza === null ? null : Math.sqrt(varianza);
}

/** Pearson's correlation of a question with the rest of its attempts; null with too few, or where one of both never changes. */
export function discriminacionDe({ pares: { n, x, xx, r, rr, xr } }: SumasDePregunta): number | null {
  if (n < MINIMO_DE_COEFICIENTE) return null;
  const [deX, deR] = [desvios(n, x, xx), desvios(n, r, rr)];
  if (deX === 0 || deR === 0) return null;
  return Math.max(-1, Math.min(1, (xr - (x * r) / n) / Math.sqrt(deX * deR)));
}

/** Cronbach's alpha by place; null with fewer than two places, too few attempts, or totals that never change. */
export function alfaDe(lugares: readonly SumasDeLugar[], total: Sumas): number | null {
  const k = lugares.reduce((cuantos, { veces }) => cuantos + veces, 0);
  const deTotal = varianzaDe(total);
  if (k < 2 || total.n < MINIMO_DE_COEFICIENTE || deTotal === null || deTotal === 0) return null;
  const deLugares = lugares.reduce((suma, lugar) => suma + lugar.veces * (varianzaDe(lugar) ?? 0), 0);
  // Where all places say the same it is 1, and the rounding of doubles may leave it a hair above.
  return Math.min(1, (k / (k - 1)) * (1 - deLugares / deTotal));
}

/** How far a mark may be from what its person is worth: deviation × √(1 − alpha). */
export const errorTipicoDe = (desviacion: number | null, alfa: number | null): number | null =>
  desviacion === null || alfa === null ? null : desviacion * Math.sqrt(1 - alfa);

/** Two groups of answers together: the versions of a question, its uses in several evaluations. */
export function juntas(varias: readonly SumasDePregunta[]): SumasDePregunta {
  const de = (que: (una: SumasDePregunta) => number) => varias.reduce((suma, una) => suma + que(una), 0);
  return {
    n: de(({ n }) => n),
    suma: de(({ suma }) => suma),
    cuadrados: de(({ cuadrados }) => cuadrados),
    pares: {
      n: de(({ pares }) => pares.n),
      x: de(({ pares }) => pares.x),
      xx: de(({ pares }) => pares.xx),
      r: de(({ pares }) => pares.r),
      rr: de(({ pares }) => pares.rr),
      xr: de(({ pares }) => pares.xr),
    },
  };
}
