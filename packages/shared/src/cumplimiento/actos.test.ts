import { expect, test } from 'vitest';
import {
  type EfectoDeExterna,
  efectoDeExterna,
  errorDeExencion,
  errorDeUltimoDia,
  type PorQueNoAbre,
  porQueNoAbre,
} from '#cumplimiento/actos.ts';

const HOY = '2026-11-18';

test.each<[boolean, boolean, boolean, PorQueNoAbre | null]>([
  [true, false, true, null],
  [false, true, false, 'sin_publicar'],
  [true, true, true, 'terminado'],
  [true, false, false, 'nada_abierto'],
])('publicado %s, terminado %s, algo abierto %s: %s', (publicado, terminado, algoAbierto, esperado) => {
  expect(porQueNoAbre({ publicado, terminado, algoAbierto })).toBe(esperado);
});

test.each([
  ['hoy vale', HOY, null, null],
  ['el día en que caduca vale', '2028-01-05', '2028-01-05', null],
  ['ninguno vale si caduca', null, '2028-01-05', null],
  ['ninguno, si no caduca', null, null, 'Hay a quien lo completado le vale para siempre: di hasta qué día.'],
  ['ayer', '2026-11-17', null, 'El último día tiene que ser hoy o después.'],
  ['después de caducar', '2028-01-06', '2028-01-05', 'Como mucho, el día en que caduca: 5 de enero de 2028.'],
])('último día de lo anterior: %s', (_, ultimoDia, propio, esperado) => {
  expect(errorDeUltimoDia(ultimoDia, HOY, propio)).toBe(esperado);
});

test.each([
  [HOY, null],
  ['2031-11-18', null],
  ['2031-11-19', 'Una exención dura como mucho 5 años.'],
  ['2026-11-17', 'El último día tiene que ser hoy o después.'],
])('una exención hasta el %s', (hasta, esperado) => {
  expect(errorDeExencion(hasta, HOY)).toBe(esperado);
});

test.each<[string, string, string | null, boolean, EfectoDeExterna]>([
  ['de mañana no se registra', '2026-11-19', null, false, 'futura'],
  ['completa la ronda que hay', HOY, null, false, 'completa'],
  ['completa la segunda, si es posterior a la primera', '2026-05-01', '2025-04-30', false, 'completa'],
  ['renueva la que está completada', '2026-05-01', '2026-04-30', true, 'renueva'],
  ['anterior a lo último, no mueve nada', '2026-04-29', '2026-04-30', true, 'historial'],
  ['anterior a lo último, tampoco con otra ronda abierta', '2026-04-29', '2026-04-30', false, 'historial'],
])('una formación externa: %s', (_, dia, ultimaVez, completada, esperado) => {
  expect(efectoDeExterna(dia, HOY, { ultimaVez, completada })).toBe(esperado);
});
