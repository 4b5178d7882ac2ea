import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIA } from '#core/duraciones.ts';
import {
  cambiosDesde,
  ESTADOS_DE_CUMPLIMIENTO,
  limitesDe,
  type Par,
  siguienteCambio,
  sinNadaEnVigor,
  situacionEn,
} from '#cumplimiento/estado.ts';
import type { Fecha } from '#cumplimiento/plazos.ts';
import { masDias } from '#fechas/calendario.ts';

const par = (suyo: Partial<Par> = {}): Par => ({
  zona: 'Europe/Madrid',
  curso: { publicado: true, terminaEn: null },
  exencion: null,
  completada: null,
  siguiente: null,
  vence: null,
  margen: 0,
  entregadoEn: null,
  ...suyo,
});

const HOY = new Date('2026-11-18T10:00:00Z');
const ayer: Fecha = { dia: '2026-11-17' };
const mañana: Fecha = { dia: '2026-11-19' };
const exencion = { desde: '2026-11-01T00:00:00Z', hasta: '2026-11-30', dias: 30 };

describe('el primero que se cumple', () => {
  test.each<[string, Partial<Par>, string | null]>([
    ['en borrador o archivado, ninguno', { curso: { publicado: false, terminaEn: null } }, null],
    ['con el curso acabado, ninguno', { curso: { publicado: true, terminaEn: HOY.toISOString() } }, null],
    ['la exención, aunque esté al día', { exencion, completada: { hasta: null } }, 'exento'],
    ['la exención, aunque haya vencido', { exencion, vence: ayer }, 'exento'],
    ['lo que no caduca', { completada: { hasta: null }, vence: ayer }, 'al_dia'],
    ['lo que vale hoy es su último día', { completada: { hasta: '2026-11-18' } }, 'al_dia'],
    ['con la siguiente abierta', { completada: { hasta: '2026-12-01' }, siguiente: ayer }, 'por_renovar'],
    ['con la siguiente por abrir', { completada: { hasta: '2026-12-01' }, siguiente: mañana }, 'al_dia'],
    ['sin fecha', {}, 'sin_plazo'],
    ['antes de su fecha', { vence: mañana }, 'en_plazo'],
    ['después, con margen', { vence: ayer, margen: 1 }, 'en_gracia'],
    ['después, sin él', { vence: ayer }, 'vencido'],
    ['después, si lo completó alguna vez', { vence: ayer, completada: { hasta: '2026-11-17' } }, 'caducado'],
    ['caducado, con prórroga', { vence: mañana, completada: { hasta: '2026-11-01' } }, 'en_plazo'],
    [
      'caducado, con margen',
      { completada: { hasta: '2026-11-17' }, siguiente: { dia: '2026-10-01' }, margen: 3 },
      'en_gracia',
    ],
    [
      'si la renovación no puede abrirse, ni margen',
      { completada: { hasta: '2026-11-17' }, margen: 3 },
      'caducado',
    ],
  ])('%s', (_, suyo, esperado) => {
    expect(situacionEn(par(suyo), HOY)?.estado ?? null).toBe(esperado);
  });

  test('caducado mientras estaba exento: los días que dio la exención, sin nada en vigor', () => {
    const suyo = par({
      exencion: { ...exencion, hasta: '2026-11-10' },
      completada: { hasta: '2026-11-05' },
      siguiente: { dia: '2026-09-06' },
    });
    const situacion = situacionEn(suyo, HOY);
    expect(situacion?.estado).toBe('en_plazo');
    expect(sinNadaEnVigor(suyo, situacion)).toBe(true);
    expect(limitesDe(suyo)?.plazo.toISOString()).toBe('2026-12-10T23:00:00.000Z');
  });
});

describe('por corregir', () => {
  const ANTES = '2026-11-17T10:00:00Z';
  const DESPUES = '2026-11-18T09:00:00Z';
  test.each<[string, Partial<Par>, string, boolean]>([
    [
      'entregado a tiempo: en plazo, aunque haya pasado',
      { vence: ayer, entregadoEn: ANTES },
      'en_plazo',
      true,
    ],
    ['entregado tarde', { vence: ayer, entregadoEn: DESPUES }, 'vencido', false],
    ['entregado en el margen', { vence: ayer, margen: 1, entregadoEn: DESPUES }, 'en_plazo', true],
    ['sin fecha', { entregadoEn: ANTES }, 'sin_plazo', true],
    [
      'con lo anterior aún en vigor',
      { completada: { hasta: '2026-12-01' }, siguiente: ayer, entregadoEn: DESPUES },
      'por_renovar',
      true,
    ],
    [
      'caducado mientras espera',
      { completada: { hasta: '2026-11-17' }, siguiente: { dia: '2026-10-01' }, entregadoEn: ANTES },
      'en_plazo',
      true,
    ],
    ['exento', { exencion, vence: ayer, entregadoEn: ANTES }, 'exento', false],
  ])('%s', (_, suyo, estado, porCorregir) => {
    expect(situacionEn(par(suyo), HOY)).toEqual({ estado, porCorregir });
  });
});

test('lo que cambiará se sabe antes, en su orden', () => {
  const suyo = par({
    curso: { publicado: true, terminaEn: '2027-06-30T22:00:00.000Z' },
    completada: { hasta: '2027-03-20' },
    siguiente: { dia: '2027-01-19' },
    margen: 5,
  });
  expect(
    cambiosDesde(suyo, HOY).map(({ en, situacion }) => [en.toISOString(), situacion?.estado ?? null]),
  ).toEqual([
    ['2027-01-18T23:00:00.000Z', 'por_renovar'],
    ['2027-03-20T23:00:00.000Z', 'en_gracia'],
    ['2027-03-25T23:00:00.000Z', 'caducado'],
    ['2027-06-30T22:00:00.000Z', null],
  ]);
  expect(siguienteCambio(par({ completada: { hasta: null } }), HOY)).toBeNull();
});

describe('siempre', () => {
  const n = fc.integer({ min: 0, max: 120 });
  const dia = n.map((cuantos) => masDias('2027-01-01', cuantos));
  const momento = fc
    .integer({ min: 0, max: 120 * 24 * 60 })
    .map((minutos) => new Date(Date.UTC(2027, 0, 1) + minutos * 60_000).toISOString());
  const fecha = fc.oneof(
    dia.map((uno): Fecha => ({ dia: uno })),
    momento.map((uno): Fecha => ({ momento: uno })),
  );
  const cualquiera: fc.Arbitrary<Par> = fc.record({
    zona: fc.constantFrom(
      'Europe/Madrid',
      'Atlantic/Canary',
      'Asia/Beirut',
      'America/Nuuk',
      'Pacific/Kiritimati',
      'Pacific/Niue',
    ),
    curso: fc.record({
      publicado: fc.constantFrom(true, true, true, false),
      terminaEn: fc.option(momento, { freq: 1 }),
    }),
    exencion: fc.option(fc.record({ desde: momento, hasta: dia, dias: n })),
    completada: fc.option(fc.record({ hasta: fc.option(dia) })),
    siguiente: fc.option(fecha),
    vence: fc.option(fecha),
    margen: fc.integer({ min: 0, max: 20 }),
    entregadoEn: fc.option(momento),
  });

  test('hay un estado y solo uno mientras el curso está publicado y no ha acabado', () => {
    fc.assert(
      fc.property(cualquiera, momento, (suyo, t) => {
        const { publicado, terminaEn } = suyo.curso;
        const hay = publicado && (terminaEn === null || terminaEn > t);
        const situacion = situacionEn(suyo, new Date(t));
        expect(situacion !== null).toBe(hay);
        if (situacion) expect(ESTADOS_DE_CUMPLIMIENTO).toContain(situacion.estado);
      }),
      { numRuns: 300 },
    );
  });

  test('entre un cambio anunciado y el siguiente no cambia nada, y en cada uno sí', () => {
    fc.assert(
      fc.property(cualquiera, momento, fc.array(momento, { maxLength: 20 }), (suyo, desde, otros) => {
        const t = new Date(desde);
        const cambios = cambiosDesde(suyo, t);
        const dicho = (en: Date) =>
          cambios.findLast((uno) => uno.en <= en)?.situacion ??
          (cambios.some((uno) => uno.en <= en) ? null : situacionEn(suyo, t));
        for (const { en } of cambios) {
          expect(situacionEn(suyo, en)).not.toEqual(situacionEn(suyo, new Date(en.getTime() - 1)));
          expect(dicho(new Date(en.getTime() - 1))).toEqual(situacionEn(suyo, new Date(en.getTime() - 1)));
        }
        for (const otro of [...otros.map((uno) => new Date(uno)), new Date(t.getTime() + 900 * DIA)]) {
          if (otro >= t) expect(dicho(otro)).toEqual(situacionEn(suyo, otro));
        }
      }),
      { numRuns: 300 },
    );
  });
});
