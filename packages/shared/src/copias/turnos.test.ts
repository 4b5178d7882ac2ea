import { expect, test } from 'vitest';
import { proximaCopia, queSeGuardan, tocaCopia, tocaPrueba } from '#copias/turnos.ts';
import { DIA, HORA } from '#core/duraciones.ts';

const zona = 'Europe/Madrid';
const a = (texto: string) => new Date(texto);

test.each([
  [null, '2026-11-19T01:59:00Z', '2026-11-19T02:00:00.000Z', false],
  [null, '2026-11-19T02:00:00Z', '2026-11-19T02:00:00.000Z', true],
  ['2026-11-18T02:05:00Z', '2026-11-19T01:00:00Z', '2026-11-19T02:00:00.000Z', false],
  ['2026-11-18T02:05:00Z', '2026-11-19T02:05:00Z', '2026-11-19T02:00:00.000Z', true],
  ['2026-11-19T02:05:00Z', '2026-11-19T10:00:00Z', '2026-11-20T02:00:00.000Z', false],
  // One made by hand on the same day is that day's.
  ['2026-11-19T00:05:00Z', '2026-11-19T05:00:00Z', '2026-11-20T02:00:00.000Z', false],
  // The night in which clocks go forward has no half past two, and has three.
  ['2026-03-28T02:05:00Z', '2026-03-29T01:30:00Z', '2026-03-29T01:00:00.000Z', true],
])('con la última de %s, a las %s la próxima es a las %s', (ultima, ahora, proxima, toca) => {
  const una = ultima === null ? null : a(ultima);
  expect(proximaCopia(una, a(ahora), zona).toISOString()).toBe(proxima);
  expect(tocaCopia(una, a(ahora), zona)).toBe(toca);
});

test('se prueba una por semana, aunque se mire un poco antes', () => {
  const ahora = a('2026-11-19T04:35:00Z');
  const hace = (ms: number) => new Date(ahora.getTime() - ms);
  expect(tocaPrueba(null, ahora)).toBe(true);
  expect(tocaPrueba(hace(6 * DIA), ahora)).toBe(false);
  expect(tocaPrueba(hace(7 * DIA - HORA / 2), ahora)).toBe(true);
});

const retencion = { zona, noches: 14, semanas: 52 };

test('de tres años de noches quedan catorce seguidas y una por semana de un año, y siempre la última', () => {
  const ahora = a('2026-11-19T10:00:00Z');
  const noches = Array.from(
    { length: 1100 },
    (_, n) => new Date(a('2026-11-19T02:05:00Z').getTime() - n * DIA),
  );
  const quedan = [...queSeGuardan(noches, ahora, retencion)];
  expect(quedan.slice(0, 14)).toEqual(noches.slice(0, 14));
  // The first two of those weeks are among the nights.
  expect(quedan).toHaveLength(14 + 52 - 2 - 1);
  expect(quedan.at(-1)?.getTime()).toBeGreaterThan(ahora.getTime() - 53 * 7 * DIA);

  // Applied night after night it keeps the same as at once.
  let juntas: Date[] = [];
  for (const noche of noches.toReversed())
    juntas = [...queSeGuardan([...juntas, noche], new Date(noche.getTime() + HORA), retencion)];
  expect(juntas).toEqual(quedan);
});

test('si hace años que no se hace ninguna, la última queda', () => {
  const vieja = a('2020-01-01T02:00:00Z');
  expect([...queSeGuardan([a('2019-01-01T02:00:00Z'), vieja], a('2026-11-19T10:00:00Z'), retencion)]).toEqual(
    [vieja],
  );
  expect(queSeGuardan([], vieja, retencion).size).toBe(0);
});
