import { describe, expect, test } from 'vitest';
import {
  desdeQue,
  diaDelPlazo,
  type Fecha,
  finDelMargen,
  limiteDe,
  venceAlRecuperar,
  venceDesdeCampo,
  venceLaPrimera,
  venceTrasPausa,
  venceTrasSuspender,
} from '#cumplimiento/plazos.ts';

const MADRID = 'Europe/Madrid';
const diezDeMayo: Fecha = { dia: '2026-05-10' };
const veinteDeMayo: Fecha = { dia: '2026-05-20' };
const aLasDiez: Fecha = { momento: '2026-03-30T08:00:00.000Z' };

describe('lo que es una fecha', () => {
  test('un día dura hasta que empieza el siguiente donde está la persona', () => {
    expect(limiteDe(diezDeMayo, MADRID).toISOString()).toBe('2026-05-10T22:00:00.000Z');
    expect(limiteDe(diezDeMayo, 'Atlantic/Canary').toISOString()).toBe('2026-05-10T23:00:00.000Z');
    expect(desdeQue(diezDeMayo, MADRID).toISOString()).toBe('2026-05-09T22:00:00.000Z');
  });

  test('con hora, es ese momento en todas partes; su día, el de la persona', () => {
    const tarde: Fecha = { momento: '2026-05-10T22:30:00.000Z' };
    expect(limiteDe(tarde, MADRID)).toEqual(limiteDe(tarde, 'Atlantic/Canary'));
    expect(diaDelPlazo(tarde, MADRID)).toBe('2026-05-11');
    expect(diaDelPlazo(tarde, 'Atlantic/Canary')).toBe('2026-05-10');
  });

  test.each<[string, Fecha, number, string]>([
    ['sin margen, el límite', diezDeMayo, 0, '2026-05-10T22:00:00.000Z'],
    ['sin margen y con hora, esa hora', aLasDiez, 0, '2026-03-30T08:00:00.000Z'],
    ['con margen, el fin de su último día', diezDeMayo, 5, '2026-05-15T22:00:00.000Z'],
    ['con margen y con hora, también', aLasDiez, 5, '2026-04-04T22:00:00.000Z'],
    ['con un cambio de hora por medio', { dia: '2026-03-27' }, 2, '2026-03-29T22:00:00.000Z'],
  ])('el margen acaba: %s', (_, fecha, margen, esperado) => {
    expect(finDelMargen(fecha, margen, MADRID).toISOString()).toBe(esperado);
  });
});

describe('el plazo de la primera ronda', () => {
  test.each<[string, readonly Fecha[], Fecha | null, Fecha | null]>([
    ['sin fechas no hay', [], null, null],
    ['por varias vías, el primero', [veinteDeMayo, diezDeMayo], null, diezDeMayo],
    ['una hora del mismo día va antes que el día', [{ dia: '2026-03-30' }, aLasDiez], null, aLasDiez],
    ['la prórroga gana, aunque sea antes', [veinteDeMayo], diezDeMayo, diezDeMayo],
  ])('%s', (_, vias, prorroga, esperado) => {
    expect(venceLaPrimera(vias, prorroga, MADRID)).toEqual(esperado);
  });

  const entrada = new Date('2026-05-04T10:00:00Z');
  test.each([
    ['unos días después de su fecha', '2026-04-30', 15, '2026-05-15'],
    ['el mismo día', '2026-05-04', 0, '2026-05-04'],
    ['si ya pasó al entrar, los días de quien llega tarde', '2026-01-10', 15, '2026-06-03'],
  ])('por un campo de la persona: %s', (_, valor, dias, dia) => {
    expect(venceDesdeCampo(valor, dias, entrada, MADRID)).toEqual({ dia });
  });

  test('por un campo vacío, sin plazo; con días de gracia del grupo, esos', () => {
    expect(venceDesdeCampo(null, 15, entrada, MADRID)).toBeNull();
    expect(venceDesdeCampo('2026-01-10', 15, entrada, MADRID, 7)).toEqual({ dia: '2026-05-11' });
  });
});

describe('al volver', () => {
  const en = new Date('2027-06-01T09:00:00Z');
  const pasado: Fecha = { dia: '2026-03-20' };
  const porVenir: Fecha = { dia: '2027-09-01' };
  test.each<[string, Fecha | null, Fecha | null, Fecha | null]>([
    ['quien no tenía plazo sigue sin él', null, porVenir, null],
    ['un plazo que no ha pasado se queda', porVenir, { dia: '2027-07-01' }, porVenir],
    ['uno pasado, el de lo que lo devuelve', pasado, porVenir, porVenir],
    ['si eso no tiene fecha, treinta días', pasado, null, { dia: '2027-07-01' }],
    ['si la suya también pasó, treinta días', pasado, { dia: '2027-05-31' }, { dia: '2027-07-01' }],
  ])('al curso: %s', (_, vence, suyo, esperado) => {
    expect(venceAlRecuperar(vence, { en, vence: suyo }, MADRID)).toEqual(esperado);
  });

  test('los días de gracia son los del grupo que lo devuelve', () => {
    expect(venceAlRecuperar(pasado, { en, vence: null, diasDeGracia: 10 }, MADRID)).toEqual({
      dia: '2027-06-11',
    });
  });

  const exencion = { desde: '2026-02-01T09:00:00.000Z', hasta: '2026-06-30', dias: 30 };
  test.each([
    ['lo que venció entretanto', '2026-03-31', '2026-07-30'],
    ['lo que vencía su último día', '2026-06-30', '2026-07-30'],
    ['lo que vence después se queda', '2026-07-01', '2026-07-01'],
    ['lo que ya había vencido se queda', '2026-01-31', '2026-01-31'],
  ])('de una exención: %s', (_, dia, esperado) => {
    expect(venceTrasPausa({ dia }, exencion, MADRID)).toEqual({ dia: esperado });
  });

  test.each([
    ['si el plazo pasó, treinta días desde la publicación', '2027-05-31', '2027-07-01'],
    ['si no ha pasado, el que había', '2027-06-01', '2027-06-01'],
  ])('de una nota que no llega: %s', (_, dia, esperado) => {
    expect(venceTrasSuspender({ dia }, en, MADRID)).toEqual({ dia: esperado });
  });
});
