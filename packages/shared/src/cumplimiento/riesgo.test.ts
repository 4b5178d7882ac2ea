import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Limites, Situacion } from '#cumplimiento/estado.ts';
import {
  limiteEnRiesgo,
  minutosQueFaltan,
  type Riesgo,
  riesgoDesde,
  ritmoDe,
  type Ronda,
} from '#cumplimiento/riesgo.ts';
import { finDelDia } from '#fechas/momento-de.ts';

const MADRID = 'Europe/Madrid';
const ronda = (suya: Partial<Ronda> = {}): Ronda => ({
  empezo: '2027-01-18T23:00:00.000Z',
  limite: finDelDia('2027-03-20', MADRID),
  minutos: 60,
  ritmo: 0,
  zona: MADRID,
  ...suya,
});

describe('desde cuándo hay riesgo', () => {
  test.each<[string, Partial<Ronda>, string, Riesgo['por']]>([
    ['siete días antes', {}, '2027-03-13T23:00:00.000Z', 'fecha'],
    [
      'siete días de calendario, aunque uno tenga 23 horas',
      { limite: finDelDia('2027-03-30', MADRID) },
      '2027-03-23T23:00:00.000Z',
      'fecha',
    ],
    [
      'a una hora, a esa hora',
      { limite: new Date('2027-03-20T09:00:00Z') },
      '2027-03-13T09:00:00.000Z',
      'fecha',
    ],
    [
      'una ronda de catorce días, su último cuarto',
      { empezo: '2027-03-06T23:00:00.000Z' },
      '2027-03-17T11:00:00.000Z',
      'ultimo_cuarto',
    ],
    [
      'una de catorce días y un rato, siete días',
      { empezo: '2027-03-06T22:00:00.000Z' },
      '2027-03-13T23:00:00.000Z',
      'fecha',
    ],
    ['despacio: el doble de lo que tardaría', { ritmo: 3 }, '2027-02-08T23:00:00.000Z', 'ritmo'],
    ['deprisa: siete días', { ritmo: 60 }, '2027-03-13T23:00:00.000Z', 'fecha'],
    ['a un minuto al día aún se cuenta', { ritmo: 1 }, '2026-11-20T23:00:00.000Z', 'ritmo'],
    ['a menos, solo la fecha', { ritmo: 0.99 }, '2027-03-13T23:00:00.000Z', 'fecha'],
    ['sin nada que hacer, solo la fecha', { minutos: 0, ritmo: 1 }, '2027-03-13T23:00:00.000Z', 'fecha'],
  ])('%s', (_, suya, desde, por) => {
    expect(riesgoDesde(ronda(suya))).toEqual({ desde: new Date(desde), por });
  });

  test('siempre antes del límite, y más despacio nunca es más tarde', () => {
    const minutos = fc.integer({ min: 0, max: 5000 });
    const ritmo = fc.double({ min: 1, max: 300, noNaN: true });
    const dias = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(minutos, ritmo, ritmo, dias, (faltan, uno, otro, cuantos) => {
        const empezo = new Date(Date.UTC(2027, 2, 20) - cuantos * 86_400_000).toISOString();
        const [lento, rapido] = [Math.min(uno, otro), Math.max(uno, otro)].map((suyo) =>
          riesgoDesde(ronda({ empezo, minutos: faltan, ritmo: suyo })).desde.getTime(),
        );
        expect(rapido).toBeLessThan(ronda().limite.getTime());
        expect(lento).toBeLessThanOrEqual(rapido ?? 0);
      }),
    );
  });
});

test('los minutos que faltan son los que dijo cada autor, y diez si no dijo nada', () => {
  expect(minutosQueFaltan([15, null, 0, null])).toBe(35);
  expect(minutosQueFaltan([])).toBe(0);
});

test('el ritmo es por día, también los días en que no entró', () => {
  expect(ritmoDe(84)).toBe(3);
});

describe('el límite que corre', () => {
  const limites: Limites = {
    plazo: new Date('2027-03-20T23:00:00Z'),
    margen: new Date('2027-03-25T23:00:00Z'),
  };
  const situacion = (estado: Situacion['estado'], porCorregir = false): Situacion => ({
    estado,
    porCorregir,
  });
  test.each<[string, Situacion | null, Date | null]>([
    ['en plazo, el plazo', situacion('en_plazo'), limites.plazo],
    ['por renovar, el plazo', situacion('por_renovar'), limites.plazo],
    ['en el margen, su fin', situacion('en_gracia'), limites.margen],
    ['por corregir, ninguno', situacion('en_plazo', true), null],
    ['al día, ninguno', situacion('al_dia'), null],
    ['vencido, ninguno', situacion('vencido'), null],
    ['sin estado, ninguno', null, null],
  ])('%s', (_, suya, esperado) => {
    expect(limiteEnRiesgo(suya, limites)).toEqual(esperado);
  });
});
