import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cifrasDe, type Contado, contar } from '#cumplimiento/cifras.ts';
import { ESTADOS_DE_CUMPLIMIENTO } from '#cumplimiento/estado.ts';

const uno = (estado: Contado['estado'], resto: Partial<Contado> = {}): Contado => ({
  estado,
  activa: true,
  asignada: true,
  ...resto,
});

test('las dos cifras son de los mismos pares; exentos y sin plazo, al lado', () => {
  const pares = [...ESTADOS_DE_CUMPLIMIENTO.map((estado) => uno(estado)), uno('al_dia'), uno('al_dia')];
  expect(cifrasDe(contar(pares))).toEqual({
    alDia: 4 / 8,
    sinIncumplir: 6 / 8,
    pares: 8,
    noCumplen: 2,
    exentos: 1,
    sinPlazo: 1,
  });
});

test.each([
  ['quien no puede entrar', uno('vencido', { activa: false })],
  ['quien se apuntó por su cuenta', uno('vencido', { asignada: false })],
  ['un curso archivado', uno(null)],
])('no cuenta %s', (_, par) => {
  expect(cifrasDe(contar([uno('al_dia'), par]))).toMatchObject({ alDia: 1, sinIncumplir: 1, pares: 1 });
});

test('sin ningún par no hay cifra', () => {
  expect(cifrasDe(contar([uno('exento'), uno('sin_plazo')]))).toEqual({
    alDia: null,
    sinIncumplir: null,
    pares: 0,
    noCumplen: 0,
    exentos: 1,
    sinPlazo: 1,
  });
});

test('siempre entre 0 y 1, y al día no pasa de sin incumplir', () => {
  const par = fc.record({
    estado: fc.option(fc.constantFrom(...ESTADOS_DE_CUMPLIMIENTO)),
    activa: fc.boolean(),
    asignada: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(par), (pares) => {
      const { alDia, sinIncumplir, pares: cuantos, noCumplen } = cifrasDe(contar(pares));
      expect(cuantos).toBeLessThanOrEqual(pares.length);
      if (alDia === null || sinIncumplir === null) {
        expect([alDia, sinIncumplir, cuantos]).toEqual([null, null, 0]);
        return;
      }
      expect(alDia).toBeGreaterThanOrEqual(0);
      expect(alDia).toBeLessThanOrEqual(sinIncumplir);
      expect(sinIncumplir).toBeCloseTo(1 - noCumplen / cuantos);
    }),
  );
});
