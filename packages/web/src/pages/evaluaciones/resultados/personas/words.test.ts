import type { RepartoDeNotas } from '@catedra/shared/intentos/por-persona.ts';
import { expect, test } from 'vitest';
import {
  barOf,
  besideOf,
  findingOf,
  lookedAt,
  markRangeOf,
} from '#pages/evaluaciones/resultados/personas/words.ts';
import { unId, unResultado } from '#testing/records.ts';

const counted = (aprueban: number, noLlegan: number, noALaPrimera = 0) => ({
  cuentas: {
    aprueban,
    no_llegan: noLlegan,
    en_espera: 0,
    dentro: 0,
    sin_nota: 0,
  } as RepartoDeNotas['cuentas'],
  noALaPrimera,
});

test.each([
  [counted(0, 0), 'cuenta', 'Nadie tiene nota todavía'],
  [counted(72, 18, 19), 'cuenta', '72 de 90 personas aprueban; 19 de ellas, no a la primera'],
  [counted(72, 18, 0), 'cuenta', '72 de 90 personas aprueban'],
  [counted(53, 37, 0), 'primera', '53 de 90 personas aprueban a la primera'],
  [counted(1, 9), 'cuenta', '1 de 10 personas aprueba'],
  [counted(10, 0), 'cuenta', 'Las 10 personas aprueban'],
  [counted(10, 0, 10), 'cuenta', 'Las 10 personas aprueban; ninguna de ellas a la primera'],
  [counted(0, 10), 'cuenta', 'Ninguna de las 10 personas aprueba'],
  [counted(1, 0), 'cuenta', 'La única persona con nota aprueba'],
  [counted(0, 1), 'primera', 'La única persona con nota no llega a la primera'],
] as const)('el título dice lo que dicen las notas: %#', (from, cual, said) => {
  expect(findingOf(from, cual)).toBe(said);
});

test('cada barra se guarda en la dirección y se reconoce al volver', () => {
  for (let bar = 0; bar < 20; bar += 1) expect(barOf(markRangeOf(bar))).toBe(bar);
  expect(markRangeOf(9)).toBe('4,5..4,99');
  expect(markRangeOf(19)).toBe('9,5..10');
  for (const other of [undefined, '', '4,5..5', '4..4,99', '..5', 'x..y']) expect(barOf(other)).toBeNull();
});

const persona = { id: unId(4), nombre: 'Ana', apellidos: 'Ruiz' };
const primera = unResultado({ id: unId(1), numero: 1, nota: 3, aprobado: false, cuenta: false });
const segunda = unResultado({ id: unId(2), numero: 2, nota: 6, aprobado: true, cuenta: true });
const anulado = unResultado({ id: unId(3), numero: 1, estado: 'anulado', cuenta: false });

test('se mira el intento de la nota que se enseña, y se dice si fue a la segunda o si hay anulados', () => {
  const dos = { persona, grupos: [], estado: 'aprueban' as const, nota: 6, intentos: [primera, segunda] };
  expect(lookedAt(dos, 'cuenta')?.id).toBe(segunda.id);
  expect(lookedAt({ ...dos, nota: 3 }, 'primera')?.id).toBe(primera.id);
  expect(besideOf(dos, segunda)).toBe('a la segunda');
  const sola = { ...dos, estado: 'sin_nota' as const, nota: null, intentos: [anulado] };
  expect(lookedAt(sola, 'cuenta')?.id).toBe(anulado.id);
  expect(besideOf(sola, anulado)).toBe('un intento anulado');
});
