import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alAplicarValidez,
  aperturaDeLaSiguiente,
  finDeVigencia,
  siRenuevaYa,
  type Validez,
  vigenciaAlCompletar,
} from '#cumplimiento/vigencia.ts';
import { diasEntre, masDias, masMeses } from '#fechas/calendario.ts';

const unAño: Validez = { meses: 12 };
const enEnero: Validez = { diaFijo: '01-31', minimoMeses: 6 };
const como = (validez: Validez | null, diasParaRenovar = 60) => ({ validez, diasParaRenovar });

describe('hasta cuándo vale lo que se completa', () => {
  test.each<[string, string, Validez, string]>([
    ['doce meses', '2026-03-20', unAño, '2027-03-20'],
    ['el 31 de enero y un mes', '2027-01-31', { meses: 1 }, '2027-02-28'],
    ['el 31 de enero de un bisiesto y un mes', '2028-01-31', { meses: 1 }, '2028-02-29'],
    ['el 29 de febrero y doce meses', '2028-02-29', unAño, '2029-02-28'],
    ['el 29 de febrero y cuatro años', '2028-02-29', { meses: 48 }, '2032-02-29'],
    ['veinte años', '2026-12-31', { meses: 240 }, '2046-12-31'],
    ['un día fijo que queda cerca es el del año siguiente', '2026-10-15', enEnero, '2028-01-31'],
    ['a seis meses justos', '2026-07-31', enEnero, '2027-01-31'],
    ['a un día menos de seis meses', '2026-08-01', enEnero, '2028-01-31'],
    ['seis meses que se recortan', '2026-08-31', { diaFijo: '02-28', minimoMeses: 6 }, '2027-02-28'],
    ['29 de febrero, sin bisiesto', '2026-03-10', { diaFijo: '02-29', minimoMeses: 1 }, '2027-02-28'],
    ['29 de febrero, en bisiesto', '2027-03-10', { diaFijo: '02-29', minimoMeses: 11 }, '2028-02-29'],
    ['ese mismo día no cuenta', '2027-01-31', { diaFijo: '01-31', minimoMeses: 1 }, '2028-01-31'],
  ])('%s', (_, desde, validez, esperado) => {
    expect(finDeVigencia(desde, validez)).toBe(esperado);
  });
});

describe('cuándo se abre la siguiente', () => {
  test.each([
    ['sesenta días antes', '2026-03-20', '2027-03-20', 60, '2027-01-19'],
    ['también en bisiesto', '2027-03-20', '2028-03-20', 60, '2028-01-20'],
    ['nunca antes de la mitad', '2027-03-01', '2027-04-01', 60, '2027-03-16'],
    ['el último día', '2026-03-20', '2027-03-20', 0, '2027-03-20'],
  ])('%s', (_, desde, hasta, dias, esperado) => {
    expect(aperturaDeLaSiguiente(desde, hasta, dias)).toBe(esperado);
  });
});

describe('lo que da una renovación', () => {
  const primera = { cuentaDesde: '2026-03-20', hasta: '2027-03-20' };
  test.each([
    ['en sus días, desde el fin de la anterior', '2027-02-10', primera, '2027-03-20', '2028-03-20'],
    ['el primero de sus días', '2027-01-19', primera, '2027-03-20', '2028-03-20'],
    ['el último', '2027-03-20', primera, '2027-03-20', '2028-03-20'],
    ['un día antes de sus días, desde ese', '2027-01-18', primera, '2027-01-18', '2028-01-18'],
    ['ya caducada, desde ese día', '2027-03-21', primera, '2027-03-21', '2028-03-21'],
    [
      'nunca acaba antes que lo que renueva',
      '2026-03-10',
      { cuentaDesde: '2026-01-05', hasta: '2028-01-05' },
      '2026-03-10',
      '2028-01-05',
    ],
    [
      'si alguien puso un último día, desde ese día, aunque sea en sus días',
      '2027-02-10',
      { ...primera, ultimoDia: '2027-02-28' },
      '2027-02-10',
      '2028-02-10',
    ],
  ])('%s', (_, completado, anterior, cuentaDesde, hasta) => {
    expect(vigenciaAlCompletar(completado, como(unAño), anterior)).toEqual({ cuentaDesde, hasta });
  });

  test('con un último día puesto, no mira el fin propio de la anterior', () => {
    const anterior = { cuentaDesde: '2026-01-05', hasta: '2028-01-05', ultimoDia: '2026-06-30' };
    expect(vigenciaAlCompletar('2026-05-10', como({ meses: 24 }), anterior).hasta).toBe('2028-05-10');
    expect(vigenciaAlCompletar('2026-05-10', como({ meses: 1 }), anterior).hasta).toBe('2026-06-30');
  });

  test('un día que se recortó no se recupera', () => {
    const bisiesto = vigenciaAlCompletar('2028-02-29', como(unAño));
    expect(bisiesto.hasta).toBe('2029-02-28');
    const renovada = vigenciaAlCompletar('2029-02-01', como(unAño), bisiesto);
    expect(renovada.hasta).toBe('2030-02-28');
  });

  test('sin validez no caduca; y lo que no caduca tampoco lo hace al repetirse', () => {
    expect(vigenciaAlCompletar('2026-03-20', como(null)).hasta).toBeNull();
    const sinFin = { cuentaDesde: '2020-01-01', hasta: null };
    expect(vigenciaAlCompletar('2026-03-20', como(unAño), sinFin).hasta).toBeNull();
    const abierta = { ...sinFin, ultimoDia: '2026-06-30' };
    expect(vigenciaAlCompletar('2026-03-20', como(unAño), abierta).hasta).toBe('2027-03-20');
  });

  const dia = fc.integer({ min: 0, max: 12_000 }).map((n) => masDias('2020-01-01', n));
  const validez = fc.oneof(
    fc.integer({ min: 1, max: 240 }).map((meses): Validez => ({ meses })),
    fc
      .tuple(fc.integer({ min: 0, max: 365 }), fc.integer({ min: 1, max: 11 }))
      .map(([n, minimoMeses]): Validez => ({ diaFijo: masDias('2028-01-01', n).slice(5), minimoMeses })),
  );
  const dias = fc.integer({ min: 0, max: 180 });

  test('siempre: acaba después del día desde el que cuenta, y se abre entre su mitad y su último día', () => {
    fc.assert(
      fc.property(dia, validez, dias, (desde, una, antes) => {
        const hasta = finDeVigencia(desde, una);
        expect(hasta > desde).toBe(true);
        if ('diaFijo' in una) {
          expect(hasta >= masMeses(desde, una.minimoMeses)).toBe(true);
          expect(diasEntre(desde, hasta)).toBeLessThanOrEqual(366 + 31 * una.minimoMeses);
        }
        const abre = aperturaDeLaSiguiente(desde, hasta, antes);
        expect(diasEntre(desde, abre)).toBeGreaterThanOrEqual(Math.floor(diasEntre(desde, hasta) / 2));
        expect(diasEntre(abre, hasta)).toBeGreaterThanOrEqual(0);
        expect(diasEntre(abre, hasta)).toBeLessThanOrEqual(antes);
      }),
    );
  });

  test('siempre: no acaba antes que lo que renueva, y esperar a sus días nunca da menos', () => {
    fc.assert(
      fc.property(
        dia,
        validez,
        validez,
        dias,
        fc.integer({ min: 0, max: 9000 }),
        (desde, una, otra, antes, n) => {
          const anterior = vigenciaAlCompletar(desde, como(una, antes));
          const hoy = masDias(desde, n);
          const renovada = vigenciaAlCompletar(hoy, como(otra, antes), anterior);
          expect((renovada.hasta ?? '') >= (anterior.hasta ?? '')).toBe(true);
          const ya = siRenuevaYa(hoy, como(otra, antes), anterior);
          if (ya) expect(ya.hastaSiEspera >= ya.hastaSiHoy).toBe(true);
        },
      ),
    );
  });
});

describe('«Renovar ya» dice antes lo que da', () => {
  const actual = { cuentaDesde: '2026-03-20', hasta: '2027-03-20' };
  test('lo que da hoy y lo que daría esperar', () => {
    expect(siRenuevaYa('2027-01-10', como(unAño), actual)).toEqual({
      hastaSiHoy: '2028-01-10',
      abre: '2027-01-19',
      hastaSiEspera: '2028-03-20',
    });
  });

  test.each([
    ['ya en sus días', '2027-01-19', actual],
    ['si no caduca', '2027-01-10', { ...actual, hasta: null }],
  ])('nada que esperar: %s', (_, hoy, vigencia) => {
    expect(siRenuevaYa(hoy, como(unAño), vigencia)).toBeNull();
  });
});

test.each([
  ['la que aún vale', '2026-03-20', '2027-03-20', null],
  ['la que acaba hoy', '2025-11-18', '2026-11-18', null],
  ['la que ya habría caducado tiene unos días', '2025-03-20', '2026-03-20', '2026-12-18'],
])('al aplicar una validez a lo de antes: %s', (_, cuentaDesde, hasta, ultimoDia) => {
  const antes = { cuentaDesde, hasta: null };
  expect(alAplicarValidez(antes, unAño, '2026-11-18', 30)).toEqual({ cuentaDesde, hasta, ultimoDia });
});
