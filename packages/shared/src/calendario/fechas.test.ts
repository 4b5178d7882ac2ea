import { describe, expect, test } from 'vitest';
import { enSuDia, lasQueCaben, MAXIMO_DE_FECHAS, tieneHora, ventanaDe } from '#calendario/fechas.ts';
import { fechaEnPalabras } from '#calendario/palabras.ts';
import type { FechaDelCalendario, Que } from '#calendario/schemas.ts';
import { DIA, tras } from '#core/duraciones.ts';

const CASOS: readonly [Que, string, string, boolean][] = [
  ['vence', '2026-11-18T22:59:59.000Z', 'Europe/Madrid', false],
  ['vence', '2026-11-18T22:59:00.000Z', 'Europe/Madrid', false],
  ['vence', '2026-11-18T22:58:59.000Z', 'Europe/Madrid', true],
  ['vence', '2026-11-18T23:00:00.000Z', 'Europe/Madrid', true],
  // Kept for whoever was in Madrid: in the Canaries it ends at 22:59.
  ['vence', '2026-11-18T22:59:59.000Z', 'Atlantic/Canary', true],
  ['renovacion', '2027-03-29T04:59:59.000Z', 'America/Lima', false],
  ['se_renueva', '2027-01-18T23:00:00.000Z', 'Europe/Madrid', false],
  ['abre', '2026-11-18T09:00:00.000Z', 'Europe/Madrid', true],
  ['abre', '2026-11-17T23:00:00.000Z', 'Europe/Madrid', false],
  ['cierra', '2026-11-17T23:00:00.000Z', 'Europe/Madrid', true],
];

test.each(CASOS)('%s en %s (%s): con hora, %s', (que, momento, zona, conHora) => {
  expect(tieneHora(que, momento, zona)).toBe(conHora);
});

const fecha = (momento: string, clave = momento): FechaDelCalendario =>
  enSuDia(
    {
      clave,
      que: 'vence',
      de: 'curso',
      ref: 'datos',
      titulo: 'Datos',
      momento,
      estado: 'sin_empezar',
      nota: null,
    },
    'Europe/Madrid',
  );

test('el día es el del calendario de la persona', () => {
  expect(fecha('2026-11-18T23:30:00.000Z').dia).toBe('2026-11-19');
});

test('las fechas van de 30 días atrás a 400 adelante, por el calendario de la persona', () => {
  expect(ventanaDe(new Date('2026-11-18T23:30:00Z'), 'Europe/Madrid')).toEqual({
    desde: '2026-10-20',
    hasta: '2027-12-24',
  });
  expect(ventanaDe(new Date('2026-11-18T23:30:00Z'), 'America/Lima').desde).toBe('2026-10-19');
});

describe('las que caben', () => {
  const ahora = new Date('2026-11-18T12:00:00Z');
  const cuantas = (n: number, primera: number) =>
    Array.from({ length: n }, (_, i) => fecha(tras(ahora, (primera + i) * DIA).toISOString()));

  test('si son pocas, todas y en orden', () => {
    const { fechas, recortadas } = lasQueCaben(cuantas(5, -2).toReversed(), ahora);
    expect(recortadas).toBe(false);
    expect(fechas.map(({ dia }) => dia)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
  });

  test('si son muchas, antes las que vienen y después las últimas que pasaron', () => {
    const { fechas, recortadas } = lasQueCaben(cuantas(MAXIMO_DE_FECHAS + 100, -200), ahora);
    expect(recortadas).toBe(true);
    expect(fechas).toHaveLength(MAXIMO_DE_FECHAS);
    expect(fechas.at(-1)?.dia).toBe(fecha(tras(ahora, (MAXIMO_DE_FECHAS - 101) * DIA).toISOString()).dia);
    expect(lasQueCaben(cuantas(MAXIMO_DE_FECHAS + 100, 1), ahora).fechas[0]?.dia).toBe('2026-11-19');
    expect(lasQueCaben(cuantas(MAXIMO_DE_FECHAS + 100, -900), ahora).fechas).toHaveLength(MAXIMO_DE_FECHAS);
  });
});

test.each([
  ['vence', 'curso', 'Vence el curso: Datos'],
  ['renovacion', 'curso', 'Vence la renovación: Datos'],
  ['se_renueva', 'curso', 'Ya se puede renovar: Datos'],
  ['vale', 'curso', 'Último día que vale: Datos'],
  ['empieza', 'curso', 'Empieza el curso: Datos'],
  ['termina', 'curso', 'Termina el curso: Datos'],
  ['abre', 'evaluacion', 'Abre la prueba: Datos'],
  ['vence', 'evaluacion', 'Cierra la prueba: Datos'],
  ['vence', 'actividad', 'Vence: Datos'],
  ['abre', 'actividad', 'Abre: Datos'],
  ['cierra', 'actividad', 'Cierra: Datos'],
] as const)('%s de %s se dice «%s»', (que, de, dicho) => {
  expect(fechaEnPalabras({ que, de, titulo: 'Datos' })).toBe(dicho);
});
