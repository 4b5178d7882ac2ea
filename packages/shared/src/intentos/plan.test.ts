import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Lugar, SeccionDePrueba } from '#evaluaciones/composicion.ts';
import { planDelIntento } from '#intentos/plan.ts';

const base = { puntos: 1, resta: null };
const fija = (id: string, bajo: string | null = null): Lugar => ({
  ...base,
  tipo: 'pregunta',
  id: `l-${id}`,
  preguntaId: id,
  bajo: bajo && `l-${bajo}`,
});
const sorteo = (id: string, cuantas: number): Lugar => ({
  ...base,
  tipo: 'sorteo',
  id,
  cuantas,
  carpetaId: 'c',
  etiqueta: null,
});
const seccion = (...lugares: Lugar[]): SeccionDePrueba => ({ id: 's', titulo: null, lugares });
const quieto = () => 0.999999;

test('sin barajar, en el orden de quien la escribió, con lo sorteado en su sitio', () => {
  const plan = planDelIntento(
    {
      secciones: [seccion(fija('a'), sorteo('x', 1), fija('b')), seccion(fija('c'))],
      barajar: false,
      resta: '1/4',
      bombos: { x: ['q'] },
    },
    quieto,
  );
  expect(plan.map(({ preguntaId, seccion: en, resta }) => [preguntaId, en, resta])).toEqual([
    ['a', 0, '1/4'],
    ['q', 0, '1/4'],
    ['b', 0, '1/4'],
    ['c', 1, '1/4'],
  ]);
});

test('ninguna pregunta sale dos veces: ni fija y sorteada, ni en dos sorteos; las de una descripción van detrás de ella', () => {
  const numero = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(
      numero,
      numero,
      fc.boolean(),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true })),
      (x, y, barajar, azar) => {
        const bombo = ['a', 'd1', 'p', 'q', 'r', 's', 't', 'u'];
        const sorteos = [...(x > 0 ? [sorteo('x', x)] : []), ...(y > 0 ? [sorteo('y', y)] : [])];
        const plan = planDelIntento(
          {
            secciones: [seccion(fija('a'), fija('d'), fija('d1', 'd'), fija('d2', 'd'), ...sorteos)],
            barajar,
            resta: '0',
            bombos: { x: bombo, y: bombo },
          },
          () => azar.next().value,
        );
        const ids = plan.map(({ preguntaId }) => preguntaId);
        expect(new Set(ids).size).toBe(4 + x + y);
        const d = ids.indexOf('d');
        expect(ids.slice(d, d + 3)).toEqual(['d', 'd1', 'd2']);
        expect(plan.slice(d, d + 3).map(({ bajo }) => bajo)).toEqual([null, d, d]);
      },
    ),
  );
});

test('un sorteo que se quedó corto no empieza', () => {
  const pedir = () =>
    planDelIntento(
      {
        secciones: [seccion(fija('a'), sorteo('x', 2))],
        barajar: true,
        resta: '0',
        bombos: { x: ['a', 'b'] },
      },
      quieto,
    );
  expect(pedir).toThrow('le faltan preguntas');
});
