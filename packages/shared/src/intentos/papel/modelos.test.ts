import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LETRAS_DE_MODELO, modelosDePapel } from '#intentos/papel/modelos.ts';

const id = (n: number): string => `0198f3a0-0000-7000-8000-${`${n}`.padStart(12, '0')}`;
const composicion = (cuantas: number) => ({
  secciones: [
    {
      id: id(1),
      titulo: null,
      lugares: Array.from({ length: cuantas }, (_, i) => ({
        tipo: 'pregunta' as const,
        id: id(1000 + i),
        preguntaId: id(2000 + i),
        puntos: 1,
        resta: null,
        bajo: null,
      })),
    },
  ],
  barajar: false,
  resta: '0' as const,
  bombos: {},
});
const orden = (modelo: ReturnType<typeof modelosDePapel>[number] | undefined) =>
  modelo?.plan.map(({ preguntaId }) => preguntaId);

test('un modelo solo va en el orden de la evaluación, y sin letra', () => {
  const [unico] = modelosDePapel(id(9), composicion(5), 1);
  expect(unico?.letra).toBeNull();
  expect(orden(unico)).toEqual([2000, 2001, 2002, 2003, 2004].map(id));
});

test('cada modelo es el mismo siempre, haya los que haya, y pregunta lo mismo que los demás', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 2, max: 6 }),
      (cual, n, cuantos) => {
        const modelos = modelosDePapel(cual, composicion(n), cuantos);
        expect(modelos.map(({ letra }) => letra)).toEqual(LETRAS_DE_MODELO.slice(0, cuantos));
        expect(modelos).toEqual(modelosDePapel(cual, composicion(n), 6).slice(0, cuantos));
        for (const uno of modelos) expect(orden(uno)?.toSorted()).toEqual(orden(modelos[0])?.toSorted());
      },
    ),
  );
});

test('con veinte preguntas no hay dos modelos iguales', () => {
  const ordenes = modelosDePapel(id(9), composicion(20), 6).map((uno) => JSON.stringify(orden(uno)));
  expect(new Set(ordenes).size).toBe(6);
});
