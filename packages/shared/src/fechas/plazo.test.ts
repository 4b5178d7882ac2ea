import { expect, test } from 'vitest';
import { plazoEscrito } from '#fechas/plazo.ts';

test.each([
  ['2026-12-08T22:59:59Z', 'Europe/Madrid', '8 de diciembre'],
  ['2026-12-08T23:59:59Z', 'Atlantic/Canary', '8 de diciembre'],
  ['2026-12-09T05:59:59Z', 'America/Mexico_City', '8 de diciembre'],
  ['2026-11-18T13:00:00Z', 'Europe/Madrid', '18 de noviembre a las 14:00'],
  ['2027-01-10T00:30:00Z', 'Europe/Madrid', '10 de enero de 2027 a la 01:30'],
  ['2027-03-28T21:59:59Z', 'Europe/Madrid', '28 de marzo de 2027'],
])('%s en %s se dice «%s»', (vence, zona, dicho) => {
  expect(plazoEscrito(vence, '2026-11-16T09:00:00Z', zona)).toBe(dicho);
});
