import { expect, test } from 'vitest';
import type { Requisitos } from '#actividades/requisitos.ts';
import { cierreDe, conSuCierre } from '#progreso/cierre.ts';
import { avanceDe, caminoDe, situacionesDe } from '#progreso/rules.ts';
import { enOrden, libre, paso } from '#progreso/testing/paso.ts';

const ENTRO = '2026-02-01T10:00:00.000Z';
const ANTES = '2026-01-31T10:00:00.000Z';
const DESPUES = '2026-02-20T10:00:00.000Z';
const LUEGO = '2026-04-01T10:00:00.000Z';
const hecha = { hecho: 'completada' } as const;
const cierra = (disponibleHasta: string | null) => ({ disponibleHasta, cierraEn: disponibleHasta });

test.each([
  ['sin fechas no cierra', null, null, null],
  ['por su último día', DESPUES, null, DESPUES],
  ['por su evaluación', null, DESPUES, DESPUES],
  ['por lo primero que llega', LUEGO, DESPUES, DESPUES],
  ['por lo primero que llega, al revés', DESPUES, LUEGO, DESPUES],
])('una actividad cierra %s', (_, disponibleHasta, cierraEn, esperado) => {
  expect(cierreDe({ disponibleHasta, evaluacion: { cierraEn } })).toBe(esperado);
});

const curso = (hasta: string, excepcion?: Parameters<typeof conSuCierre>[1]) => [
  paso('a', hecha),
  conSuCierre(paso('b', cierra(hasta)), excepcion, ENTRO),
];

test.each([
  ['lo que cerró antes de entrar no cuenta', curso(ANTES), 100, []],
  ['ni lo que cerró al entrar', curso(ENTRO), 100, []],
  ['lo que cerró después sigue faltando', curso(DESPUES), 50, ['b']],
  ['lo eximido no cuenta', curso(DESPUES, { hasta: null, motivo: 'Ya lo hizo' }), 100, []],
  ['lo reabierto cuenta, aunque cerrara antes', curso(ANTES, { hasta: LUEGO, motivo: 'M' }), 50, ['b']],
  [
    'si todo cerró antes no se termina por entrar',
    [conSuCierre(paso('a', cierra(ANTES)), undefined, ENTRO)],
    0,
    ['a'],
  ],
  ['hecho cuenta aunque se eximiera', [paso('a', { ...hecha, exenta: 'M' }), paso('b')], 50, ['b']],
])('%s', (_, pasos, porcentaje, faltan) => {
  expect(avanceDe(pasos)).toMatchObject({ porcentaje, faltan });
});

test('con otra fecha se puede hacer, también su evaluación', () => {
  const suyo = conSuCierre(
    { ...paso('b', cierra(ANTES)), evaluacion: { cierraEn: ANTES } },
    { hasta: LUEGO, motivo: 'M' },
    ENTRO,
  );
  expect(suyo.evaluacion.cierraEn).toBe(LUEGO);
  expect(situacionesDe([suyo], libre)[0]?.estado).toBe('pendiente');
});

test('lo que no cuenta no cierra lo que viene detrás, ni por orden ni por requisito', () => {
  const requisitos: Requisitos = {
    modo: 'todos',
    condiciones: [{ tipo: 'completada', actividadId: 'a' }],
  };
  for (const dispensa of [{ exenta: 'M' }, { cerroAntes: true }]) {
    const pasos = [paso('a', { ...cierra(ANTES), ...dispensa }), paso('b', { requisitos })];
    expect(situacionesDe(pasos, enOrden)[1]?.estado).toBe('pendiente');
  }
});

test('«Continuar» no lleva a una evaluación que ya cerró', () => {
  const pasos = [paso('a', { cierraEn: DESPUES }), paso('b')];
  expect(caminoDe(pasos, libre).siguiente).toBe('b');
});
