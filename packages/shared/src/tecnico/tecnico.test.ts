import { expect, test } from 'vitest';
import { cadaCuanto, nombreDeTrabajo } from '#tecnico/nombres.ts';
import { cuantosTrabajosHay, halladoEnTrabajos } from '#tecnico/resumen.ts';

const cola = 'cargas.importar';
const fallidos = (cuantos: number) => ({
  cola,
  cuantos,
  intentos: 6,
  hasta: '2026-11-19T10:00:00Z',
  ultimos: [],
});
const espera = (cuantos: number, tarde: boolean) => ({
  cola,
  cuantos,
  tarde,
  para: '2026-11-19T10:00:00Z',
  fallaron: 0,
});
const marcha = { cola, cuantos: 2, desde: '2026-11-19T10:00:00Z' };

test.each([
  [[], [], 'Los trabajos van en hora'],
  [[], [espera(3, false)], 'Los trabajos van en hora'],
  [[], [espera(3, true)], 'Hay trabajos que esperan desde hace más de diez minutos'],
  [[fallidos(1)], [], 'Un trabajo ha fallado; los demás van en hora'],
  [[fallidos(1), fallidos(63)], [], '64 trabajos han fallado; los demás van en hora'],
  [[fallidos(2)], [espera(1, true)], '2 trabajos han fallado; otros esperan desde hace más de diez minutos'],
])('lo hallado: %#', (abandonados, enEspera, dice) => {
  expect(halladoEnTrabajos({ abandonados, enEspera, enMarcha: [] })).toBe(dice);
});

test('cuántos hay, sumados entre las colas', () => {
  expect(
    cuantosTrabajosHay({
      abandonados: [],
      enMarcha: [marcha],
      enEspera: [espera(1, false), espera(2, false)],
    }),
  ).toBe('2 en marcha, 3 en espera');
});

test.each([
  ['* * * * *', 'cada minuto'],
  ['*/15 * * * *', 'cada 15 min'],
  ['17 * * * *', 'cada hora'],
  ['40 3 * * *', 'cada día'],
  ['10 4 * * 0', 'cada semana'],
  ['1 2 3 4 *', '1 2 3 4 *'],
])('%s es %s', (cron, dice) => {
  expect(cadaCuanto(cron)).toBe(dice);
});

test('un trabajo que esta versión no conoce se dice como está escrito', () => {
  expect(nombreDeTrabajo('cargas.importar')).toBe('Importar personas de un archivo');
  expect(nombreDeTrabajo('otra.cosa')).toBe('Trabajo «otra.cosa»');
});
