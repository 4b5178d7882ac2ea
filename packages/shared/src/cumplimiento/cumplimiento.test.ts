import { describe, expect, test } from 'vitest';
import { type Par, situacionEn } from '#cumplimiento/estado.ts';
import { type Fecha, venceAlRecuperar, venceLaPrimera } from '#cumplimiento/plazos.ts';
import {
  type Anterior,
  aperturaDeLaSiguiente,
  siRenuevaYa,
  type Validez,
  type Vigencia,
  vigenciaAlCompletar,
} from '#cumplimiento/vigencia.ts';
import { momentoDe } from '#fechas/momento-de.ts';

const MADRID = 'Europe/Madrid';
const CANARIAS = 'Atlantic/Canary';

/** `2027-03-20 23:59:59` on the clocks of a zone; a day alone is its first moment. */
function en(escrito: string, zona = MADRID): Date {
  const [dia = '', hora = '00:00'] = escrito.split(' ');
  return momentoDe(dia, hora, zona);
}

const par = (suyo: Partial<Par> = {}): Par => ({
  zona: MADRID,
  curso: { publicado: true, terminaEn: null },
  exencion: null,
  completada: null,
  siguiente: null,
  vence: null,
  margen: 0,
  entregadoEn: null,
  ...suyo,
});

/** Someone who completed a course that expires, with nothing else said. */
function quienCompleto({ cuentaDesde, hasta }: Vigencia, suyo: Partial<Par> = {}): Par {
  const siguiente = hasta === null ? null : { dia: aperturaDeLaSiguiente(cuentaDesde, hasta, 60) };
  return par({ completada: { hasta }, siguiente, ...suyo });
}

const completar = (dia: string, validez: Validez | null, anterior: Anterior | null = null) =>
  vigenciaAlCompletar(dia, { validez, diasParaRenovar: 60 }, anterior);

type Momentos = readonly (readonly [cuando: string, estado: string | null])[];
function comprobar(suyo: Par, momentos: Momentos): void {
  const dichos = momentos.map(([cuando]) => [
    cuando,
    situacionEn(suyo, en(cuando, suyo.zona))?.estado ?? null,
  ]);
  expect(dichos).toEqual(momentos);
}

describe('doce meses, hecho el 20 de marzo de 2026 con plazo hasta el 31', () => {
  const primera = completar('2026-03-20', { meses: 12 });
  const vence: Fecha = { dia: '2026-03-31' };

  test('antes de hacerlo está en plazo, y sin hacerlo vence', () => {
    comprobar(par({ vence }), [
      ['2026-03-01', 'en_plazo'],
      ['2026-03-31 23:59:59', 'en_plazo'],
      ['2026-04-01', 'vencido'],
    ]);
  });

  test('al día un año; la renovación se abre el 19 de enero; sin ella, caducado', () => {
    comprobar(quienCompleto(primera), [
      ['2026-03-20 12:00', 'al_dia'],
      ['2027-01-18 23:59:59', 'al_dia'],
      ['2027-01-19', 'por_renovar'],
      ['2027-03-20 23:59:59', 'por_renovar'],
      ['2027-03-21', 'caducado'],
    ]);
  });

  test('hecho de nuevo el 10 de febrero: cuenta desde el fin de lo anterior', () => {
    const renovada = completar('2027-02-10', { meses: 12 }, primera);
    expect(renovada.hasta).toBe('2028-03-20');
    comprobar(quienCompleto(renovada), [
      ['2027-02-10', 'al_dia'],
      ['2028-01-19 23:59:59', 'al_dia'],
      ['2028-01-20', 'por_renovar'],
      ['2028-03-21', 'caducado'],
    ]);
  });

  test('hecho de nuevo el 10 de enero con «Renovar ya»: hasta el 10 de enero, dicho antes', () => {
    const dicho = siRenuevaYa('2027-01-10', { validez: { meses: 12 }, diasParaRenovar: 60 }, primera);
    const renovada = completar('2027-01-10', { meses: 12 }, primera);
    expect(renovada.hasta).toBe('2028-01-10');
    expect(dicho?.hastaSiHoy).toBe(renovada.hasta);
  });

  test('abierta antes por la persona y sin hacer: por renovar desde entonces, y caduca igual', () => {
    const abierta = { momento: en('2027-01-10 10:00').toISOString() };
    comprobar(quienCompleto(primera, { siguiente: abierta }), [
      ['2027-01-10 09:59', 'al_dia'],
      ['2027-01-10 10:00', 'por_renovar'],
      ['2027-03-21', 'caducado'],
    ]);
  });
});

describe('otras validades', () => {
  test.each<[string, string, Validez, string]>([
    ['31 de enero, hecho el 15 de octubre', '2026-10-15', { diaFijo: '01-31', minimoMeses: 6 }, '2028-01-31'],
    ['31 de enero, hecho el 31 de julio', '2026-07-31', { diaFijo: '01-31', minimoMeses: 6 }, '2027-01-31'],
    ['31 de enero, hecho el 1 de agosto', '2026-08-01', { diaFijo: '01-31', minimoMeses: 6 }, '2028-01-31'],
  ])('%s', (_, dia, validez, hasta) => {
    expect(completar(dia, validez).hasta).toBe(hasta);
  });

  test('un mes: se abre el 16 de marzo, no antes', () => {
    comprobar(quienCompleto(completar('2027-03-01', { meses: 1 })), [
      ['2027-03-15 23:59:59', 'al_dia'],
      ['2027-03-16', 'por_renovar'],
      ['2027-04-01 23:59:59', 'por_renovar'],
      ['2027-04-02', 'caducado'],
    ]);
  });

  test('de 24 meses a 12, renovado pronto: nunca más corto', () => {
    const anterior = completar('2026-01-05', { meses: 24 });
    expect(anterior.hasta).toBe('2028-01-05');
    expect(completar('2026-03-10', { meses: 12 }, anterior).hasta).toBe('2028-01-05');
  });

  test('hecho un 29 de febrero y renovado desde ahí', () => {
    const primera = completar('2028-02-29', { meses: 12 });
    const segunda = completar('2029-02-15', { meses: 12 }, primera);
    expect([primera.hasta, segunda.hasta]).toEqual(['2029-02-28', '2030-02-28']);
  });
});

describe('abierta por quien administra, con un último día', () => {
  test('24 meses, último día 30 de junio, hecha el 10 de mayo', () => {
    const anterior = { ...completar('2026-01-05', { meses: 24 }), ultimoDia: '2026-06-30' };
    expect(completar('2026-05-10', { meses: 24 }, anterior).hasta).toBe('2028-05-10');
  });

  test('sin validez y sin hacer: por renovar hasta el último día, y caducado', () => {
    const suyo = par({
      completada: { hasta: '2026-06-30' },
      siguiente: { momento: en('2026-04-10 11:00').toISOString() },
    });
    comprobar(suyo, [
      ['2026-04-10 10:59', 'al_dia'],
      ['2026-04-10 11:00', 'por_renovar'],
      ['2026-06-30 23:59:59', 'por_renovar'],
      ['2026-07-01', 'caducado'],
    ]);
  });
});

describe('plazos y margen', () => {
  const vence = { momento: en('2026-03-30 10:00').toISOString() };

  test('a una hora y sin margen', () => {
    comprobar(par({ vence }), [
      ['2026-03-30 09:59', 'en_plazo'],
      ['2026-03-30 10:01', 'vencido'],
    ]);
  });

  test('a una hora y con cinco días de margen', () => {
    comprobar(par({ vence, margen: 5 }), [
      ['2026-03-30 10:01', 'en_gracia'],
      ['2026-04-04 23:59', 'en_gracia'],
      ['2026-04-05', 'vencido'],
    ]);
  });

  test('dos grupos, 10 y 20 de mayo: sale del primero antes de que venza, o después', () => {
    const [primero, segundo] = [{ dia: '2026-05-10' }, { dia: '2026-05-20' }];
    comprobar(par({ vence: venceLaPrimera([primero, segundo], null, MADRID) }), [
      ['2026-05-10 23:59:59', 'en_plazo'],
      ['2026-05-11', 'vencido'],
    ]);
    comprobar(par({ vence: venceLaPrimera([segundo], null, MADRID) }), [
      ['2026-05-05', 'en_plazo'],
      ['2026-05-12', 'en_plazo'],
      ['2026-05-21', 'vencido'],
    ]);
  });

  test('en Canarias, hasta las 24:00 de allí', () => {
    const suyo = par({ zona: CANARIAS, vence: { dia: '2026-05-10' } });
    expect(situacionEn(suyo, en('2026-05-11', MADRID))?.estado).toBe('en_plazo');
    comprobar(suyo, [
      ['2026-05-10 23:59:59', 'en_plazo'],
      ['2026-05-11', 'vencido'],
    ]);
  });

  test.each([
    ['2027-03-28', '02:30', '2027-03-28T01:00:00.000Z'],
    ['2027-10-31', '02:30', '2027-10-31T01:30:00.000Z'],
  ])('el %s a las %s, cuando cambia la hora', (dia, hora, limite) => {
    const suyo = par({ vence: { momento: momentoDe(dia, hora, MADRID).toISOString() } });
    expect(situacionEn(suyo, new Date(Date.parse(limite) - 1))?.estado).toBe('en_plazo');
    expect(situacionEn(suyo, new Date(limite))?.estado).toBe('vencido');
  });
});

describe('lo que pasa entretanto', () => {
  test('exención hasta el 30 de junio, plazo el 31 de marzo, sin hacer: luego hasta el 30 de julio', () => {
    const exencion = { desde: en('2026-02-10 09:00').toISOString(), hasta: '2026-06-30', dias: 30 };
    comprobar(par({ vence: { dia: '2026-03-31' }, exencion }), [
      ['2026-02-10 08:59', 'en_plazo'],
      ['2026-02-10 09:00', 'exento'],
      ['2026-06-30 23:59:59', 'exento'],
      ['2026-07-01', 'en_plazo'],
      ['2026-07-30 23:59:59', 'en_plazo'],
      ['2026-07-31', 'vencido'],
    ]);
  });

  test('vale hasta el 20 de marzo, fuera desde febrero, de vuelta el 1 de junio del otro año sin fecha', () => {
    const regreso = { en: en('2027-06-01 09:00'), vence: null };
    const vence = venceAlRecuperar({ dia: '2026-03-20' }, regreso, MADRID);
    const siguiente = { momento: regreso.en.toISOString() };
    comprobar(par({ completada: { hasta: '2026-03-20' }, siguiente, vence }), [
      ['2027-06-01 09:00', 'en_plazo'],
      ['2027-07-01 23:59:59', 'en_plazo'],
      ['2027-07-02', 'caducado'],
    ]);
  });

  test('archivado: nadie tiene estado', () => {
    const curso = { publicado: false, terminaEn: null };
    comprobar(par({ curso, vence: { dia: '2026-03-31' } }), [['2026-04-15', null]]);
  });

  test('anulado el 15 de abril lo que se completó: vencido, o en plazo si ya hay otra ronda', () => {
    comprobar(par({ vence: { dia: '2026-03-31' } }), [['2026-04-15', 'vencido']]);
    comprobar(par({ vence: { dia: '2027-03-20' } }), [
      ['2027-02-15', 'en_plazo'],
      ['2027-03-20 23:59:59', 'en_plazo'],
    ]);
    expect(completar('2027-03-01', { meses: 12 }).cuentaDesde).toBe('2027-03-01');
  });
});
