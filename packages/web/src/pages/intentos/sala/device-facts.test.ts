import type { HechoDelEquipo } from '@catedra/shared/intentos/hechos.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFacts } from '#pages/intentos/sala/device-facts.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-19T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const contados = (fails = false) => {
  const dichos: HechoDelEquipo[][] = [];
  let cut = fails;
  const facts = createFacts(
    (hechos) => {
      if (cut) return Promise.reject(new Error('sin red'));
      dichos.push(hechos);
      return Promise.resolve();
    },
    () => Date.now(),
  );
  return {
    facts,
    dichos,
    vuelve: () => {
      cut = false;
    },
  };
};

test('salir y volver se cuenta con su tiempo, una vez, por mucho que la ventana lo diga de dos maneras', async () => {
  const { facts, dichos } = contados();
  facts.away();
  facts.away();
  await vi.advanceTimersByTimeAsync(7_000);
  facts.back();
  facts.back();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(dichos).toEqual([[{ tipo: 'foco', en: '2026-11-19T10:00:07.000Z', segundos: 7 }]]);
});

test('un parpadeo no es salir', async () => {
  const { facts, dichos } = contados();
  facts.away();
  await vi.advanceTimersByTimeAsync(1_000);
  facts.back();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(dichos).toEqual([]);
});

test('de lo pegado sale cuánto, nunca qué; sin red espera y sale con lo siguiente', async () => {
  const { facts, dichos, vuelve } = contados(true);
  facts.pasted('secreto');
  await vi.advanceTimersByTimeAsync(2_000);
  vuelve();
  facts.pasted('otro');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(dichos.flat().map((uno) => 'caracteres' in uno && uno.caracteres)).toEqual([7, 4]);
  expect(JSON.stringify(dichos)).not.toContain('secreto');
});
