import { expect, test } from 'vitest';
import { joined, placeIn } from '#pages/curso/beats/beats.ts';

test('un tramo que sigue crece', () => {
  const waiting = joined([{ segundo: 12, tramo: [10, 12] }], { segundo: 14, tramo: [12, 14] });
  expect(waiting).toEqual([{ segundo: 14, tramo: [10, 14] }]);
});

test('tras un salto empieza otro tramo, y lo saltado no está en ninguno', () => {
  const waiting = joined([{ tramo: [10, 12] }], { segundo: 90, tramo: [90, 91] });
  expect(waiting).toEqual([{ tramo: [10, 12] }, { segundo: 90, tramo: [90, 91] }]);
});

test('cambiar de lugar sin reproducir no pierde el tramo', () => {
  expect(joined([{ segundo: 12, tramo: [10, 12] }], { segundo: 80 })).toEqual([
    { segundo: 80, tramo: [10, 12] },
  ]);
});

test('del lugar se recuerda lo último que se dijo', () => {
  expect(placeIn([{ segundo: 3, parrafo: 2 }, { parrafo: 5 }, {}])).toEqual({ segundo: 3, parrafo: 5 });
  expect(placeIn([])).toEqual({ segundo: undefined, parrafo: undefined });
});
