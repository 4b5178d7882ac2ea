import { expect, test } from 'vitest';
import { diasQueQuedan, palabraDeConfirmacion } from '#papelera/rules.ts';

test.each([
  ['2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z', 30],
  ['2026-11-01T10:00:00Z', '2026-11-01T10:00:01Z', 30],
  ['2026-11-01T10:00:00Z', '2026-11-02T10:00:00Z', 29],
  ['2026-11-01T10:00:00Z', '2026-11-30T22:00:00Z', 1],
  ['2026-11-01T10:00:00Z', '2026-12-01T10:00:00Z', 0],
  ['2026-11-01T10:00:00Z', '2027-12-01T10:00:00Z', 0],
])('de lo eliminado el %s, el %s quedan %i días', (en, ahora, dias) => {
  expect(diasQueQuedan(en, new Date(ahora))).toBe(dias);
});

test.each([
  ['Normas del muelle 3, borrador', 'borrador'],
  ['Muelle', 'Muelle'],
  ['Tú y yo', 'yo'],
  ['¿…?', 'eliminar'],
])('para borrar «%s» se escribe «%s»', (titulo, palabra) => {
  expect(palabraDeConfirmacion(titulo)).toBe(palabra);
});
