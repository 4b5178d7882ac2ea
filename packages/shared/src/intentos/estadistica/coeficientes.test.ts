import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  alfaDe,
  desviacionDe,
  discriminacionDe,
  errorTipicoDe,
  juntas,
  mediaDe,
  type Sumas,
  type SumasDePregunta,
} from '#intentos/estadistica/coeficientes.ts';

/** Ten people × five questions of 1 point. */
const EJEMPLO = [
  [1, 1, 1, 1, 0.5],
  [1, 1, 0, 1, 1],
  [1, 1, 1, 0, 0.5],
  [1, 0, 1, 1, 0],
  [1, 1, 0, 0, 0.5],
  [1, 0, 0, 1, 0],
  [0, 1, 0, 1, 0],
  [1, 0, 0, 0, 0.5],
  [0, 0, 1, 1, 0],
  [0, 0, 0, 1, 0],
];

const sumasDe = (valores: readonly number[]): Sumas => ({
  n: valores.length,
  suma: valores.reduce((a, b) => a + b, 0),
  cuadrados: valores.reduce((a, b) => a + b * b, 0),
});

const total = (fila: readonly number[]) => fila.reduce((a, b) => a + b, 0);

function preguntaDe(filas: readonly (readonly number[])[], j: number): SumasDePregunta {
  const x = filas.map((fila) => fila[j] ?? 0);
  const r = filas.map((fila) => (total(fila) - (fila[j] ?? 0)) / (fila.length - 1));
  return {
    ...sumasDe(x),
    pares: {
      n: x.length,
      x: total(x),
      xx: total(x.map((uno) => uno * uno)),
      r: total(r),
      rr: total(r.map((uno) => uno * uno)),
      xr: total(x.map((uno, i) => uno * (r[i] ?? 0))),
    },
  };
}

const lugaresDe = (filas: readonly (readonly number[])[]) =>
  (filas[0] ?? []).map((_, j) => ({
    veces: 1,
    ...sumasDe(filas.map((fila) => (fila[j] ?? 0) / fila.length)),
  }));

const totales = (filas: readonly (readonly number[])[]) =>
  sumasDe(filas.map((fila) => total(fila) / fila.length));

test('el ejemplo trabajado sale cifra a cifra', () => {
  const medidas = EJEMPLO[0]?.map((_, j) => {
    const una = preguntaDe(EJEMPLO, j);
    return [mediaDe(una), desviacionDe(una), discriminacionDe(una)].map((cifra) => cifra?.toFixed(5));
  });
  expect(medidas).toEqual([
    ['0.70000', '0.48305', '0.17186'],
    ['0.50000', '0.52705', '0.24077'],
    ['0.40000', '0.51640', '0.04402'],
    ['0.70000', '0.48305', '-0.34583'],
    ['0.30000', '0.34960', '0.36851'],
  ]);
  const alfa = alfaDe(lugaresDe(EJEMPLO), totales(EJEMPLO));
  const desviacion = (desviacionDe(totales(EJEMPLO)) ?? 0) * 10;
  expect(alfa?.toFixed(5)).toBe('0.13158');
  expect(desviacion.toFixed(5)).toBe('2.25093');
  expect(errorTipicoDe(desviacion, alfa)?.toFixed(5)).toBe('2.09762');
});

/** The plain way: two passes over all the answers. */
const lento = {
  varianza(valores: readonly number[]) {
    const media = total(valores) / valores.length;
    return total(valores.map((uno) => (uno - media) ** 2)) / (valores.length - 1);
  },
  correlacion(x: readonly number[], y: readonly number[]) {
    const [mx, my] = [total(x) / x.length, total(y) / y.length];
    const arriba = total(x.map((uno, i) => (uno - mx) * ((y[i] ?? 0) - my)));
    return (
      arriba / Math.sqrt(total(x.map((uno) => (uno - mx) ** 2)) * total(y.map((uno) => (uno - my) ** 2)))
    );
  },
};

const banco = fc
  .tuple(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 2, max: 12 }))
  .chain(([personas, preguntas]) =>
    fc.array(
      fc.array(fc.constantFrom(-1 / 3, 0, 0.25, 1 / 3, 0.5, 1), {
        minLength: preguntas,
        maxLength: preguntas,
      }),
      { minLength: personas, maxLength: personas },
    ),
  );

test('las sumas dan lo mismo que recorrer todas las respuestas', () => {
  fc.assert(
    fc.property(banco, (filas) => {
      for (const j of (filas[0] ?? []).keys()) {
        const x = filas.map((fila) => fila[j] ?? 0);
        const r = filas.map((fila) => (total(fila) - (fila[j] ?? 0)) / (fila.length - 1));
        const dicha = discriminacionDe(preguntaDe(filas, j));
        if (lento.varianza(x) < 1e-9 || lento.varianza(r) < 1e-9) expect(dicha).toBeNull();
        else expect(dicha).toBeCloseTo(lento.correlacion(x, r), 6);
      }
      const deTotal = lento.varianza(filas.map((fila) => total(fila) / fila.length));
      const alfa = alfaDe(lugaresDe(filas), totales(filas));
      if (deTotal < 1e-9) {
        expect(alfa).toBeNull();
        return;
      }
      const k = filas[0]?.length ?? 0;
      const suma = total(
        Array.from({ length: k }, (_, j) => lento.varianza(filas.map((fila) => (fila[j] ?? 0) / k))),
      );
      expect(alfa).toBeCloseTo((k / (k - 1)) * (1 - suma / deTotal), 6);
    }),
  );
});

test('con menos de cinco, con una sola pregunta o sin variación no hay coeficiente', () => {
  const cuatro = EJEMPLO.slice(0, 4);
  expect(discriminacionDe(preguntaDe(cuatro, 0))).toBeNull();
  expect(alfaDe(lugaresDe(cuatro), totales(cuatro))).toBeNull();
  const una = EJEMPLO.map(([primera = 0]) => [primera]);
  expect(alfaDe(lugaresDe(una), totales(una))).toBeNull();
  const iguales = EJEMPLO.map(() => [1 / 3, 0.1, 0.7]);
  expect(discriminacionDe(preguntaDe(iguales, 0))).toBeNull();
  expect(alfaDe(lugaresDe(iguales), totales(iguales))).toBeNull();
  expect(desviacionDe(totales(iguales))).toBe(0);
});

test('las versiones juntas son la pregunta entera', () => {
  const entera = preguntaDe(EJEMPLO, 3);
  const partes = EJEMPLO.map((fila) => preguntaDe([fila], 3));
  expect(discriminacionDe(juntas(partes))).toBeCloseTo(discriminacionDe(entera) ?? 0, 10);
  expect(juntas(partes).n).toBe(10);
});

test('donde cada cual acierta todo o nada, alfa es 1 y el error, cero: nunca un poco más que todo', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 40 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 40 }),
      (k, valen) => {
        const filas = valen.map((vale) => Array.from({ length: k }, () => vale));
        const alfa = alfaDe(lugaresDe(filas), totales(filas));
        if (alfa === null) return;
        expect(alfa).toBeLessThanOrEqual(1);
        expect(errorTipicoDe(1, alfa)).toBeCloseTo(0, 3);
      },
    ),
  );
});
