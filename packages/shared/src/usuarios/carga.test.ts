import { expect, test } from 'vitest';
import { columnaDe } from '#usuarios/carga.ts';

test.each([
  ['Nombre', 'nombre'],
  ['  APELLIDOS ', 'apellidos'],
  ['Correo electrónico', 'correo'],
  ['E-mail', 'correo'],
  ['Teléfono', 'telefono'],
  ['DNI', 'documento'],
  ['Grupos', 'grupo'],
  ['Turno', null],
  ['', null],
])('la columna «%s» es %s', (titulo, columna) => {
  expect(columnaDe(titulo)).toBe(columna);
});
