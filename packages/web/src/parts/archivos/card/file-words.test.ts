import { expect, test } from 'vitest';
import { claseDeArchivo } from '#parts/archivos/card/file-words.ts';

test.each([
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Hoja de cálculo'],
  ['application/zip', 'Archivo comprimido'],
  ['application/octet-stream', 'Archivo'],
])('%s es %s', (tipo, clase) => {
  expect(claseDeArchivo(tipo)).toBe(clase);
});
