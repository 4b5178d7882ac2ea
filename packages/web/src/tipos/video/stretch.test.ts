import { expect, test } from 'vitest';
import { type Moment, playedBetween } from '#tipos/video/stretch.ts';

const at = (segundo: number, ahora: number, velocidad = 1): Moment => ({ segundo, ahora, velocidad });

test.each<[string, Moment | null, Moment, readonly [number, number] | null]>([
  ['seguido', at(10, 0), at(10.25, 0.25), [10, 10.25]],
  ['al doble de velocidad', at(10, 0, 2), at(14, 2, 2), [10, 14]],
  ['con la pestaña lenta', at(10, 0), at(15, 5), [10, 15]],
  ['un salto adelante no se ha visto', at(10, 0), at(300, 0.25), null],
  ['un salto atrás tampoco', at(300, 0), at(10, 0.25), null],
  ['parado no avanza', at(10, 0), at(10, 4), null],
  ['el primer momento no tiene de dónde venir', null, at(10, 0), null],
])('%s', (_, before, after, played) => {
  expect(playedBetween(before, after)).toEqual(played);
});
