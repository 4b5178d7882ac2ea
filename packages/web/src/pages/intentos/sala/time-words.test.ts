import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { expect, test } from 'vitest';
import { seDice } from '#pages/intentos/sala/time-words.ts';

test.each([
  [600_500, 599_500, 'Quedan 10 minutos.'],
  [599_500, 598_500, null],
  [61_000, MINUTO, 'Queda 1 minuto.'],
  // Una pestaña dormida que despierta dice lo último.
  [700_000, 250_000, 'Quedan 10 minutos.'],
])('de %i a %i se oye %s', (antes, ahora, dicho) => {
  expect(seDice(antes, ahora)).toBe(dicho);
});
