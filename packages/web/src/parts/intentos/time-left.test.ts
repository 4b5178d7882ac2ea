import { HORA } from '@catedra/shared/core/duraciones.ts';
import { expect, test } from 'vitest';
import { restante } from '#parts/intentos/time-left.ts';

test.each([
  [728_000, '12:08'],
  [3_728_000, '1:02:08'],
  [8_000, '0:08'],
  [-1, '0:00'],
  [47 * HORA + 8_000, '47:00:08'],
  [(44 * 24 + 4) * HORA, '44 días'],
])('%i ms son %s', (ms, dicho) => {
  expect(restante(ms)).toBe(dicho);
});
