import { expect, test } from 'vitest';
import { puedeEntrar } from '#usuarios/rules.ts';

const AHORA = new Date('2026-11-15T10:00:00.000Z');

test.each([
  ['activo', null, true],
  ['suspendido', null, false],
  ['activo', '2026-11-15T10:00:00.000Z', false],
  ['activo', '2026-11-15T10:00:00.001Z', true],
  ['activo', '2025-01-01T00:00:00.000Z', false],
  ['suspendido', '2027-01-01T00:00:00.000Z', false],
])('con el estado «%s» y la baja en %s, entra: %s', (estado, bajaDesde, entra) => {
  expect(puedeEntrar({ estado, bajaDesde }, AHORA)).toBe(entra);
});
