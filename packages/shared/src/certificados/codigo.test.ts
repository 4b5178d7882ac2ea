import { expect, test } from 'vitest';
import { codigoDe, codigoEscrito, SIGNOS_DE_CODIGO } from '#certificados/codigo.ts';

test.each([
  ['K7QM4XTD9FHW', 'K7QM4XTD9FHW'],
  ['k7qm-4xtd-9fhw', 'K7QM4XTD9FHW'],
  [' K7QM 4XTD 9FHW\n', 'K7QM4XTD9FHW'],
  ['K7QM–4XTD—9FHW', 'K7QM4XTD9FHW'],
  ['K7QM4XTD9FH', null],
  ['K7QM4XTD9FHWW', null],
  ['K7QM4XTD9FH0', null],
  ['K7QM4XTD9FHI', null],
  ['', null],
])('de «%s» se lee %s', (texto, codigo) => {
  expect(codigoDe(texto)).toBe(codigo);
});

test('se escribe en tres grupos de cuatro', () => {
  expect(codigoEscrito('K7QM4XTD9FHW')).toBe('K7QM-4XTD-9FHW');
});

test('treinta y dos signos, ninguno de los que se confunden', () => {
  expect(new Set(SIGNOS_DE_CODIGO).size).toBe(32);
  expect(SIGNOS_DE_CODIGO).not.toMatch(/[01IO]/);
});
