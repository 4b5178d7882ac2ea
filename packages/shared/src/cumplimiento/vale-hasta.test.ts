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
    cumplimientoEnPalabras({ cumplimiento, exentoHasta: null, valeHasta }, (dia) =>
      diaYMes(dia, '2026-11-18'),
    ),
  ).toBe(dicho);
});

test('de quien está exento se dice hasta cuándo, valga o no lo que hizo', () => {
  const suyo = { cumplimiento: 'exento', exentoHasta: '2027-06-30', valeHasta: '2027-03-20' } as const;
  expect(cumplimientoEnPalabras(suyo, (dia) => diaYMes(dia, '2026-11-18'))).toBe(
    'Exento hasta el 30 de junio de 2027',
  );
});
