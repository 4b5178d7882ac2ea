import { expect, test } from 'vitest';
import { cierreQueImpide, cierresQueImpiden } from '#actividades/cierre.ts';

const AHORA = new Date('2026-03-14T10:00:00.000Z');
const AYER = '2026-03-13T10:00:00.000Z';
const ANTES = '2026-03-01T10:00:00.000Z';
const MAÑANA = '2026-03-15T10:00:00.000Z';
const una = { obligatoria: true, oculta: false, disponibleHasta: null };

test.each([
  ['sin fecha no cierra', una, null],
  ['su fecha ya pasó', { ...una, disponibleHasta: AYER }, AYER],
  ['su fecha no ha llegado', { ...una, disponibleHasta: MAÑANA }, null],
  ['cerró antes su evaluación', { ...una, disponibleHasta: AYER, cierraEn: ANTES }, ANTES],
  ['opcional no impide nada', { ...una, obligatoria: false, disponibleHasta: AYER }, null],
  ['oculta tampoco', { ...una, oculta: true, disponibleHasta: AYER }, null],
])('lo que impide terminar: %s', (_, actividad, esperado) => {
  expect(cierreQueImpide(actividad, AHORA)).toBe(esperado);
});

const cerrada = { ...una, disponibleHasta: AYER };
const opcional = { ...cerrada, obligatoria: false };

test.each([
  ['nada cerrado', [una], []],
  [
    'entre obligatorias, las opcionales no',
    [
      { ...cerrada, id: 'a' },
      { ...opcional, id: 'b' },
    ],
    ['a'],
  ],
  [
    'sin obligatorias, todas cuentan',
    [
      { ...opcional, id: 'a' },
      { ...una, obligatoria: false },
    ],
    ['a'],
  ],
  [
    'una obligatoria oculta no las hace opcionales',
    [
      { ...opcional, id: 'a' },
      { ...cerrada, oculta: true },
    ],
    ['a'],
  ],
  ['la evaluación que cerró', [{ ...una, cierraEn: AYER, id: 'a' }], ['a']],
])('lo que impide terminar un curso: %s', (_, actividades, esperadas) => {
  const conId = actividades.map((actividad, i) => ({ id: `x${i}`, ...actividad }));
  expect([...cierresQueImpiden(conId, AHORA).keys()]).toEqual(esperadas);
});
