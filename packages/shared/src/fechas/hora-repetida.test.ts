import { expect, test } from 'vitest';
import { cualDeLasDos } from '#fechas/hora-repetida.ts';

test.each([
  ['2026-10-25T00:30:00Z', 'Europe/Madrid', ' (hora de verano)'],
  ['2026-10-25T01:30:00Z', 'Europe/Madrid', ' (hora de invierno)'],
  ['2026-10-24T23:59:00Z', 'Europe/Madrid', ''],
  ['2026-10-25T02:00:00Z', 'Europe/Madrid', ''],
  ['2026-03-29T01:30:00Z', 'Europe/Madrid', ''],
  ['2026-10-25T00:30:00Z', 'Atlantic/Canary', ' (hora de verano)'],
  ['2026-10-25T00:30:00Z', 'America/Lima', ''],
])('%s en %s: «%s»', (momento, zona, dicho) => {
  expect(cualDeLasDos(new Date(momento), zona)).toBe(dicho);
});
