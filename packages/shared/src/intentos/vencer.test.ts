import { expect, test } from 'vitest';
import { limiteDeRespuestas, type Plazo, siguienteVencimiento, vencimientoDe } from '#intentos/vencer.ts';

const VENCE = '2026-03-03T10:00:00.000Z';
const plazo = (alVencer: Plazo['alVencer'], venceEn: string | null = VENCE): Plazo => ({
  venceEn,
  alVencer,
  toleranciaSegundos: 5,
  graciaMinutos: 60,
});
const a = (hora: string) => new Date(`2026-03-03T${hora}Z`);
const curso = { estado: 'en_curso', entregaPulsada: false } as const;

test.each([
  ['nadie la aplica antes de la tolerancia', 'entregar', 'en_curso', false, '10:00:04.999', null],
  ['se entrega sola, con la hora del plazo', 'entregar', 'en_curso', false, '10:00:05', 'entregado'],
  ['se anula', 'anular', 'en_curso', false, '10:00:05', 'anulado'],
  [
    'quien había pulsado a tiempo entrega aunque se anule',
    'anular',
    'en_curso',
    true,
    '10:30:00',
    'entregado',
  ],
  ['con gracia deja de admitir respuestas', 'gracia', 'en_curso', false, '10:00:05', 'vencido'],
  ['en la gracia sigue igual', 'gracia', 'vencido', false, '10:59:59', null],
  ['al acabar la gracia se anula', 'gracia', 'vencido', false, '11:00:00', 'anulado'],
  ['el servidor estuvo caído toda la gracia', 'gracia', 'en_curso', false, '12:00:00', 'anulado'],
  ['lo entregado no vence', 'entregar', 'entregado', false, '12:00:00', null],
  ['lo anulado tampoco', 'entregar', 'anulado', false, '12:00:00', null],
] as const)('%s', (_, alVencer, estado, entregaPulsada, hora, esperado) => {
  const vence = vencimientoDe({ ...plazo(alVencer), estado, entregaPulsada }, a(hora));
  expect(vence).toEqual(esperado && { estado: esperado, en: VENCE });
});

test('sin plazo no vence nunca', () => {
  expect(vencimientoDe({ ...plazo('anular', null), ...curso }, a('23:00:00'))).toBeNull();
  expect(limiteDeRespuestas(plazo('anular', null))).toBeNull();
  expect(siguienteVencimiento({ ...plazo('anular', null), ...curso })).toBeNull();
});

test('la próxima cita es el límite, y en la gracia su final', () => {
  expect(siguienteVencimiento({ ...plazo('gracia'), estado: 'en_curso' })).toBe('2026-03-03T10:00:05.000Z');
  expect(siguienteVencimiento({ ...plazo('gracia'), estado: 'vencido' })).toBe('2026-03-03T11:00:00.000Z');
  expect(siguienteVencimiento({ ...plazo('gracia'), estado: 'entregado' })).toBeNull();
});
