import { expect, test } from 'vitest';
import { cuandoLlego, grupoDe } from '#parts/avisos/when.ts';

const MADRID = 'Europe/Madrid';
const jueves = new Date('2026-11-19T10:00:00.000Z');
const lunes = new Date('2026-11-16T10:00:00.000Z');

test.each([
  ['2026-11-19T08:12:00.000Z', jueves, 'Hoy', 'Hoy', '09:12'],
  // Already the 19th in Madrid.
  ['2026-11-18T23:30:00.000Z', jueves, 'Hoy', 'Hoy', '00:30'],
  ['2026-11-18T20:00:00.000Z', jueves, 'Esta semana', 'Esta semana', 'ayer'],
  ['2026-11-16T20:00:00.000Z', jueves, 'Esta semana', 'Esta semana', 'lun'],
  ['2026-11-15T20:00:00.000Z', jueves, 'Antes', 'Noviembre', 'dom'],
  // A Friday is not of the week that begins on Monday.
  ['2026-11-13T20:00:00.000Z', lunes, 'Antes', 'Noviembre', 'vie'],
  ['2026-11-12T20:00:00.000Z', jueves, 'Antes', 'Noviembre', '12 nov'],
  ['2026-10-03T20:00:00.000Z', jueves, 'Antes', 'Octubre', '3 oct'],
  ['2025-12-03T20:00:00.000Z', jueves, 'Antes', 'Diciembre de 2025', '3 dic 2025'],
])('%s se ve en su sitio y con su hora', (moment, now, grupo, mes, escrito) => {
  expect(grupoDe(moment, now, MADRID)).toBe(grupo);
  expect(grupoDe(moment, now, MADRID, true)).toBe(mes);
  expect(cuandoLlego(moment, now, MADRID)).toBe(escrito);
});
