import { expect, test } from 'vitest';
import { daMasTiempo } from '#evaluaciones/mas-tiempo.ts';

const PRUEBA = { minutos: 30, cierraEn: '2027-05-10T10:00:00.000Z' };

test.each([
  [PRUEBA, {}, { minutos: 45 }, true],
  [PRUEBA, {}, { minutos: null }, true],
  [PRUEBA, {}, { minutos: 20 }, false],
  [PRUEBA, { minutos: 60 }, { minutos: 45 }, false],
  [{ minutos: null, cierraEn: null }, {}, { minutos: 45 }, false],
  [PRUEBA, {}, { cierraEn: '2027-05-12T10:00:00.000Z' }, true],
  [PRUEBA, {}, { cierraEn: '2027-05-01T10:00:00.000Z' }, false],
  [PRUEBA, {}, {}, false],
])('de %j, con %j, a %j: %s', (prueba, antes, cambios, da) => {
  expect(daMasTiempo(prueba, antes, cambios)).toBe(da);
});
