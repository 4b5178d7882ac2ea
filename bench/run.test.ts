import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { expect, test } from 'vitest';
import type { Bench } from './bench.ts';
import { type Measure, runAll } from './run.ts';

/** Tells which bench each measure was given, and which were closed. */
function benches() {
  const closed: Bench[] = [];
  const opened: Bench[] = [];
  const open = async () => {
    const bench = {
      small: true,
      close: async () => {
        closed.push(bench);
      },
    } as unknown as Bench;
    opened.push(bench);
    return bench;
  };
  return { opened, closed, open };
}

const LONG_MS = MINUTO;
const run = (measures: Record<string, Measure>, open: () => Promise<Bench>, limitMs = LONG_MS) =>
  runAll(new Map(Object.entries(measures)), open, limitMs, () => undefined);

test('una medida que falla se nombra con su motivo y no calla a las demás, que encuentran otro banco', async () => {
  const { opened, closed, open } = benches();
  const given: Bench[] = [];
  const found = await run(
    {
      primera: async (bench) => {
        given.push(bench);
        return { a: 1 };
      },
      segunda: async (bench) => {
        given.push(bench);
        throw new Error('respondió 415');
      },
      tercera: async (bench) => {
        given.push(bench);
        return { b: 2 };
      },
    },
    open,
  );
  expect(found).toEqual({
    figures: { a: 1, b: 2 },
    failures: [{ measure: 'segunda', reason: 'respondió 415' }],
  });
  expect(given).toEqual([opened[0], opened[0], opened[1]]);
  expect(given[2]).not.toBe(given[0]);
  expect(closed).toEqual(opened);
});

test('una medida que no acaba se deja, y se siguen midiendo las demás', async () => {
  const { closed, open } = benches();
  const never = () => new Promise<never>(() => undefined);
  const found = await run({ eterna: never, otra: async () => ({ a: 1 }) }, open, 60);
  expect(found.figures).toEqual({ a: 1 });
  expect(found.failures).toEqual([{ measure: 'eterna', reason: 'no acabó en 0.06 segundos' }]);
  expect(closed.length).toBe(2);
});

test('si el banco no se abre, cada medida dice por qué no se hizo', async () => {
  const open = () => Promise.reject(new Error('no hay sitio'));
  const found = await run({ una: async () => ({ a: 1 }), otra: async () => ({ b: 1 }) }, open);
  expect(found.failures.map(({ measure, reason }) => `${measure}: ${reason}`)).toEqual([
    'una: no hay sitio',
    'otra: no hay sitio',
  ]);
});
