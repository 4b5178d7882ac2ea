import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { expect, test } from 'vitest';
import { createPatience } from '#platform/changes/patience.ts';

test('se espera cinco segundos a una transacción que sigue, y se vuelve a contar con ella cuando acaba', () => {
  const patience = createPatience();
  const seen = [
    [['7'], true, 0],
    [['7', '9'], true, 4999],
    [['7', '9'], true, 5000],
    [['7', '9'], true, 9999],
    [['9'], false, 12_000],
    [[], false, 13_000],
  ] as const;
  const passed = seen.map(([running, heldBack, now]) => {
    patience.note(running, heldBack, now);
    return [...patience.passed];
  });
  expect(passed).toEqual([[], [], ['7'], ['7', '9'], ['9'], []]);
});

test('mientras nadie espera por ella no se cuenta el tiempo', () => {
  const patience = createPatience();
  patience.note(['7'], false, 0);
  patience.note(['7'], true, MINUTO);
  expect(patience.passed).toEqual([]);
});
