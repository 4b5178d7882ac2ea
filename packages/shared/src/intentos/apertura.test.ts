import { MINUTO } from '#core/duraciones.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aperturaDe, type ReglasDeApertura } from '#intentos/apertura.ts';

const AHORA = new Date('2026-03-03T09:38:00.000Z');
const sinHacer = { hechos: 0, ultimoEn: null, aprobada: false };
const unoHecho = { hechos: 1, ultimoEn: '2026-03-03T09:00:00.000Z', aprobada: false };

const reglas = (values: Partial<ReglasDeApertura> = {}): ReglasDeApertura => ({
  estado: 'publicada',
  intentos: 2,
  esperaMinutos: 0,
  intentosDados: 0,
  pararAlAprobar: false,
  segundos: 1800,
  abreEn: null,
  cierraEn: null,
  ...values,
});

describe('si se puede hacer ahora', () => {
  test.each([
    ['un borrador no se ve', reglas({ estado: 'borrador' }), sinHacer, { tipo: 'sin_publicar' }],
    [
      'aún no abre',
      reglas({ abreEn: '2026-03-04T09:00:00.000Z' }),
      sinHacer,
      { tipo: 'aun_no', abreEn: '2026-03-04T09:00:00.000Z' },
    ],
    [
      'ya cerró',
      reglas({ cierraEn: '2026-03-03T09:38:00.000Z' }),
      sinHacer,
      { tipo: 'cerrada', cerroEn: '2026-03-03T09:38:00.000Z' },
    ],
    [
      'cerrada a mano antes de su fecha',
      reglas({ estado: 'cerrada', cierraEn: '2026-04-01T00:00:00.000Z' }),
      sinHacer,
      { tipo: 'cerrada', cerroEn: null },
    ],
    ['sin intentos', reglas({ intentos: 1 }), unoHecho, { tipo: 'sin_intentos' }],
    [
      'ya aprobada, y termina al aprobarla',
      reglas({ pararAlAprobar: true }),
      { ...unoHecho, aprobada: true },
      { tipo: 'ya_aprobada' },
    ],
    [
      'hay que esperar entre intentos',
      reglas({ esperaMinutos: 60 }),
      unoHecho,
      { tipo: 'espera', hasta: '2026-03-03T10:00:00.000Z' },
    ],
    ['la espera ya pasó', reglas({ esperaMinutos: 38 }), unoHecho, { tipo: 'abierta', intentosRestantes: 1 }],
    [
      'la espera acabaría después del cierre',
      reglas({ esperaMinutos: 60, cierraEn: '2026-03-03T09:50:00.000Z' }),
      unoHecho,
      { tipo: 'sin_intentos' },
    ],
    [
      'el que se le dio aparte no espera',
      reglas({ intentos: 2, intentosDados: 1, esperaMinutos: 60 }),
      unoHecho,
      { tipo: 'abierta', intentosRestantes: 1 },
    ],
    [
      'con otro dado aparte, antes espera por los que tiene todo el mundo',
      reglas({ intentos: 3, intentosDados: 1, esperaMinutos: 60 }),
      unoHecho,
      { tipo: 'espera', hasta: '2026-03-03T10:00:00.000Z' },
    ],
    [
      'sin límite de intentos',
      reglas({ intentos: null }),
      unoHecho,
      { tipo: 'abierta', intentosRestantes: null },
    ],
  ])('%s', (_, evaluacion, intentos, esperada) => {
    expect(aperturaDe(evaluacion, intentos, AHORA)).toMatchObject(esperada);
  });
});

describe('el final que de verdad tendría un intento', () => {
  test.each([
    ['todo el tiempo', 30, null, '2026-03-03T10:08:00.000Z', 30, false],
    ['cierra antes: 22 minutos', 30, '2026-03-03T10:00:00.000Z', '2026-03-03T10:00:00.000Z', 22, true],
    ['cierra después: todo el tiempo', 30, '2026-03-03T11:00:00.000Z', '2026-03-03T10:08:00.000Z', 30, false],
    ['sin reloj, hasta el cierre', null, '2026-03-03T11:00:00.000Z', '2026-03-03T11:00:00.000Z', null, false],
    ['sin reloj ni cierre', null, null, null, null, false],
  ])('%s', (_, minutos, cierraEn, fin, quedan, recortada) => {
    expect(aperturaDe(reglas({ segundos: minutos && minutos * 60, cierraEn }), sinHacer, AHORA)).toEqual({
      tipo: 'abierta',
      intentosRestantes: 2,
      cierraEn: fin,
      minutos: quedan,
      recortada,
    });
  });

  test('nunca pasa del cierre ni del tiempo dado', () => {
    const minuto = fc.integer({ min: 1, max: 1440 });
    fc.assert(
      fc.property(minuto, minuto, (minutos, hastaElCierre) => {
        const cierraEn = new Date(AHORA.getTime() + hastaElCierre * MINUTO).toISOString();
        const abierta = aperturaDe(reglas({ segundos: minutos * 60, cierraEn }), sinHacer, AHORA);
        const quedan = Math.min(minutos, hastaElCierre);
        const fin = new Date(AHORA.getTime() + quedan * MINUTO).toISOString();
        expect(abierta).toMatchObject({ tipo: 'abierta', minutos: quedan, cierraEn: fin });
      }),
    );
  });
});
