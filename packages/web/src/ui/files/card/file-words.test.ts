import { expect, test } from 'vitest';
import { claseDeArchivo, tamaño } from '#ui/files/card/file-words.ts';

test.each([
  [840, '840 bytes'],
  [12_300, '12 kB'],
  [1_440_000, '1,4 MB'],
  [2_000_000_000, '2 GB'],
])('%d bytes son %s', (bytes, palabras) => {
  expect(tamaño(bytes)).toBe(palabras);
});

test.each([
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Hoja de cálculo'],
  ['application/zip', 'Archivo comprimido'],
  ['application/octet-stream', 'Archivo'],
])('%s es %s', (tipo, clase) => {
  expect(claseDeArchivo(tipo)).toBe(clase);
});
