import { expect, test } from 'vitest';
import { ajustesEfectivos, type Cambios, type Factor, vencimiento } from '#evaluaciones/efectivo.ts';

const evaluacion = {
  abreEn: '2026-11-19T10:00:00.000Z',
  cierraEn: '2026-11-19T11:00:00.000Z',
  minutos: 30,
  intentos: 1,
};
const con = (grupos: Cambios[], persona: Cambios | null = null, factor: Factor | null = null) =>
  ajustesEfectivos({ evaluacion, grupos, persona, factor });

test.each([
  ['lo de todos', con([]), { segundos: 1800, intentos: 1, factor: null }],
  ['la adaptación multiplica', con([], null, '1,5'), { segundos: 2700, factor: '1,5' }],
  ['también lo del grupo', con([{ minutos: 31 }], null, '1,25'), { segundos: 2325, factor: '1,25' }],
  ['lo que se pone a la persona es final', con([], { minutos: 60 }, '2'), { segundos: 3600, factor: null }],
  ['gana el grupo más generoso', con([{ minutos: 40 }, { minutos: 45 }]), { segundos: 2700 }],
  ['sin límite gana', con([{ minutos: 40 }, { minutos: null }]), { segundos: null, factor: null }],
  [
    'la apertura más temprana y el cierre más tarde, cada una del suyo',
    con([
      { abreEn: '2026-11-19T09:00:00.000Z' },
      { abreEn: '2026-11-19T09:30:00.000Z', cierraEn: '2026-11-19T11:15:00.000Z' },
    ]),
    { abreEn: '2026-11-19T09:00:00.000Z', cierraEn: '2026-11-19T11:15:00.000Z' },
  ],
  [
    'dato a dato: la persona gana al grupo solo en lo que dice',
    con([{ intentos: 2, cierraEn: null }], { cierraEn: '2026-11-19T11:30:00.000Z' }),
    { intentos: 2, cierraEn: '2026-11-19T11:30:00.000Z' },
  ],
])('%s', (_, efectivo, esperado) => {
  expect(efectivo).toMatchObject(esperado);
});

test('vence lo primero que llegue, y la adaptación no pasa del cierre', () => {
  const entra = new Date('2026-11-19T10:38:00.000Z');
  expect(vencimiento(con([], null, '1,5'), entra)).toBe('2026-11-19T11:00:00.000Z');
  expect(vencimiento({ segundos: 60, cierraEn: null }, entra)).toBe('2026-11-19T10:39:00.000Z');
  expect(vencimiento({ segundos: null, cierraEn: null }, entra)).toBeNull();
});
