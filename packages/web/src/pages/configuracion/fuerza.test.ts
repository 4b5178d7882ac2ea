import { expect, test } from 'vitest';
import { fuerzaDe } from '#pages/configuracion/fuerza.ts';

const LUCIA = { nombre: 'Lucía', apellidos: 'Aguirre Beltrán', correo: 'lucia@x.example', usuario: null };

test.each([
  ['corta', 0],
  ['aguirre2026', 0],
  ['mesalechuga', 1],
  ['mesa lechuga norte', 2],
  ['Mesa lechuga norte', 3],
  ['tres tristes tigres comen', 3],
])('«%s» llena %d de tres', (contraseña, nivel) => {
  expect(fuerzaDe(contraseña, LUCIA).nivel).toBe(nivel);
});

test('la que no vale dice por qué', () => {
  expect(fuerzaDe('corta', LUCIA).palabras).toMatch(/al menos 10 caracteres/);
});
