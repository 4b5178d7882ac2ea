import { expect, test } from 'vitest';
import { type Consultas, halladoEnConsultas } from '#tecnico/consultas.ts';
import { type Espacio, halladoEnEspacio } from '#tecnico/espacio.ts';
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

const marchando = (esperaA: number[]) => ({
  pid: 1,
  para: 'paginas' as const,
  segundos: 2,
  texto: 'select',
  esperaA,
});
const lenta = { texto: 'select', veces: 3, mediaMs: 200, parte: 0.1 };

test.each<[Consultas, string]>([
  [{ enMarcha: [], lentas: null }, 'Ninguna consulta lleva más de un segundo'],
  [{ enMarcha: [], lentas: [] }, 'Ninguna consulta lleva más de un segundo'],
  [{ enMarcha: [], lentas: [lenta] }, 'Ninguna consulta se atasca; una tarda más de lo normal'],
  [{ enMarcha: [marchando([])], lentas: [lenta] }, 'Una consulta lleva más de un segundo'],
  [{ enMarcha: [marchando([]), marchando([])], lentas: [] }, '2 consultas llevan más de un segundo'],
  [{ enMarcha: [marchando([]), marchando([7])], lentas: [] }, '1 consulta espera a que otra termine'],
])('lo hallado en las consultas: %#', (consultas, dice) => {
  expect(halladoEnConsultas(consultas)).toBe(dice);
});

const archivos = { bytes: 95, cuantos: 2, cuota: null, donde: 'carpeta' as const };
const todo: Espacio = { base: 10, tablas: [], otras: { cuantas: 0, bytes: 0 }, archivos, disco: null };
const disco = (estado: 'holgado' | 'justo' | 'lleno') => ({ libre: 40, reserva: 30, estado });

test.each<[Partial<Espacio>, string]>([
  [{}, 'El espacio, por dentro'],
  [{ disco: disco('holgado') }, 'Hay espacio: 40 B libres'],
  [{ disco: disco('justo') }, 'Queda poco disco: 40 B libres'],
  [{ disco: disco('lleno') }, 'El disco está lleno: la academia solo se puede leer'],
  [{ archivos: { ...archivos, cuota: 100 } }, 'Los archivos ocupan 95 B de los 100 B que pueden'],
  [{ archivos: { ...archivos, cuota: 200 } }, 'El espacio, por dentro'],
])('lo hallado en el espacio: %#', (parte, dice) => {
  expect(halladoEnEspacio({ ...todo, ...parte }, (bytes) => `${bytes} B`)).toBe(dice);
});
