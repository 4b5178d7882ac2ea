import { expect, test } from 'vitest';
import { nombreNeutro } from '#archivos/sin-su-nombre.ts';

test.each([
  ['plano-Ana-Ruiz.PDF', 0, 'archivo-1.pdf'],
  ['Ana Ruiz', 1, 'archivo-2'],
  ['tarea.de.ana', 2, 'archivo-3'],
  ['tarea.Ana Ruiz', 2, 'archivo-3'],
])('%s no dice de quién es', (nombre, lugar, neutro) => {
  expect(nombreNeutro(nombre, lugar)).toBe(neutro);
});
