import { expect, test } from 'vitest';
import { banderasDe } from '#intentos/estadistica/banderas.ts';

const buena = { n: 30, facilidad: 0.6, discriminacion: 0.3, tercios: null, algunaSinElegir: false };

test.each([
  [{}, []],
  [{ facilidad: 0.95 }, ['muy_facil']],
  [{ facilidad: 0.949 }, []],
  [{ facilidad: 0.2 }, ['muy_dificil']],
  [{ facilidad: 0.21 }, []],
  [{ discriminacion: 0 }, []],
  [{ discriminacion: null }, []],
  [{ discriminacion: -0.01 }, ['al_reves']],
  [{ discriminacion: -0.2, tercios: { mejores: 0.4, peores: 0.5 } }, ['mejores_fallan']],
  [{ discriminacion: -0.2, tercios: { mejores: 0.5, peores: 0.5 } }, ['al_reves']],
  [{ discriminacion: 0.2, tercios: { mejores: 0.4, peores: 0.5 } }, []],
  [{ algunaSinElegir: true, facilidad: 1 }, ['sin_elegir', 'muy_facil']],
  [{ n: 29, facilidad: 1, algunaSinElegir: true, discriminacion: -1 }, []],
] as const)('lo que pide que se mire: %j', (cambio, banderas) => {
  expect(banderasDe({ ...buena, ...cambio })).toEqual(banderas);
});
