import { expect, test } from 'vitest';
import { cutOf, MAX_ZOOM, moved, settle, WHOLE } from '#parts/archivos/crop/frame.ts';

const APAISADA = { width: 2000, height: 1000 };
const DE_PIE = { width: 1000, height: 2000 };

test.each([
  ['apaisada en un cuadrado', APAISADA, 1, { left: 500, top: 0, width: 1000, height: 1000 }],
  ['de pie en un cuadrado', DE_PIE, 1, { left: 0, top: 500, width: 1000, height: 1000 }],
  ['de su misma forma', APAISADA, 2, { left: 0, top: 0, width: 2000, height: 1000 }],
])('una imagen %s se recorta por el centro', (_, picture, ratio, cut) => {
  expect(cutOf(WHOLE, picture, ratio)).toEqual(cut);
});

test('al acercar se ve menos, hasta un límite', () => {
  expect(cutOf({ ...WHOLE, zoom: 2 }, APAISADA, 1)).toEqual({ left: 750, top: 250, width: 500, height: 500 });
  expect(settle({ ...WHOLE, zoom: 99 }, APAISADA, 1).zoom).toBe(MAX_ZOOM);
  expect(settle({ ...WHOLE, zoom: 0.1 }, APAISADA, 1).zoom).toBe(1);
});

test('arrastrar mueve la imagen, y el marco nunca sale de ella', () => {
  const derecha = moved(WHOLE, { dx: -100, dy: 0 }, 200, APAISADA, 1);
  expect(cutOf(derecha, APAISADA, 1)).toMatchObject({ left: 1000, top: 0 });
  const lejos = moved(WHOLE, { dx: 5000, dy: 5000 }, 200, APAISADA, 1);
  expect(cutOf(lejos, APAISADA, 1)).toMatchObject({ left: 0, top: 0 });
});
