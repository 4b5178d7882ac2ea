import { expect, test } from 'vitest';
import { diaYMes } from '#fechas/escribir-fecha.ts';
import { cumplimientoEnPalabras } from '#cumplimiento/vale-hasta.ts';

test.each([
  ['al_dia', '2027-03-20', 'Al día hasta el 20 de marzo de 2027'],
  ['al_dia', null, null],
  ['por_renovar', '2026-12-31', 'Por renovar: vale hasta el 31 de diciembre'],
  ['caducado', '2026-11-01', 'Caducó el 1 de noviembre'],
  ['en_gracia', null, 'En días de margen'],
  ['en_plazo', null, null],
  [null, '2027-03-20', null],
] as const)('de quien está %s hasta %s se dice «%s»', (cumplimiento, valeHasta, dicho) => {
  expect(
    cumplimientoEnPalabras(
      { cumplimiento, exentoHasta: null, valeHasta, porCorregir: false, externa: false },
      (dia) => diaYMes(dia, '2026-11-18'),
    ),
  ).toBe(dicho);
});

test.each([
  ['2027-03-20', 'en_curso', false, 'Al día hasta el 20 de marzo de 2027; hay algo nuevo que hacer'],
  ['2027-03-20', 'completado', false, 'Al día hasta el 20 de marzo de 2027'],
  [null, 'en_curso', false, 'Al día; hay algo nuevo que hacer'],
  [null, 'en_curso', true, 'Al día (externa); hay algo nuevo que hacer'],
  [null, 'completado', false, null],
] as const)('al día hasta %s y %s: «%4$s»', (valeHasta, estado, externa, dicho) => {
  expect(
    cumplimientoEnPalabras(
      { cumplimiento: 'al_dia', exentoHasta: null, valeHasta, porCorregir: false, externa, estado },
      (dia) => diaYMes(dia, '2026-11-18'),
    ),
  ).toBe(dicho);
});

test('de quien está exento se dice hasta cuándo, valga o no lo que hizo', () => {
  const suyo = {
    cumplimiento: 'exento',
    exentoHasta: '2027-06-30',
    valeHasta: '2027-03-20',
    porCorregir: false,
    externa: false,
  } as const;
  expect(cumplimientoEnPalabras(suyo, (dia) => diaYMes(dia, '2026-11-18'))).toBe(
    'Exento hasta el 30 de junio de 2027',
  );
});

test.each([
  ['en_plazo', null, 'En plazo, por corregir'],
  ['sin_plazo', null, 'Sin plazo, por corregir'],
  ['por_renovar', '2026-12-31', 'Por renovar: vale hasta el 31 de diciembre, por corregir'],
] as const)(
  'de quien está %s y espera una nota no se dice cuándo le vence',
  (cumplimiento, valeHasta, dicho) => {
    const suyo = { cumplimiento, exentoHasta: null, valeHasta, porCorregir: true, externa: false };
    expect(cumplimientoEnPalabras(suyo, (dia) => diaYMes(dia, '2026-11-18'))).toBe(dicho);
  },
);

test.each([
  ['al_dia', '2027-03-20', 'Al día hasta el 20 de marzo de 2027 (externa)'],
  ['al_dia', null, 'Completado (externa)'],
] as const)('lo que se hizo fuera se nombra: %s hasta %s, «%s»', (cumplimiento, valeHasta, dicho) => {
  const suyo = { cumplimiento, exentoHasta: null, valeHasta, porCorregir: false, externa: true };
  expect(cumplimientoEnPalabras(suyo, (dia) => diaYMes(dia, '2026-11-18'))).toBe(dicho);
});

test.each([
  [
    'completado',
    'Caducó el 1 de noviembre y no se puede renovar: no hay abierto nada de lo que cuenta en el curso',
  ],
  ['en_curso', 'Caducó el 1 de noviembre'],
  ['sin_empezar', 'Caducó el 1 de noviembre'],
] as const)('junto a lo que caducó se dice por qué no se puede renovar: %s', (estado, dicho) => {
  const suyo = { exentoHasta: null, valeHasta: '2026-11-01', porCorregir: false, externa: false, estado };
  expect(
    cumplimientoEnPalabras({ ...suyo, cumplimiento: 'caducado' }, (dia) => diaYMes(dia, '2026-11-18')),
  ).toBe(dicho);
});
