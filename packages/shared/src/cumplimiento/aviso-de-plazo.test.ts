import { expect, test } from 'vitest';
import { dichoDePlazo, type PlazoAvisado } from '#cumplimiento/aviso-de-plazo.ts';

const PLAZO: PlazoAvisado = {
  hito: 'antes',
  ronda: 1,
  titulo: 'Trabajos en altura',
  slug: 'altura',
  venceEn: '2027-05-10T21:59:59.000Z',
  margenHasta: '2027-05-15',
  enVigor: false,
  faltan: null,
  dichoEn: '2027-05-03T06:00:00.000Z',
};
const RENOVAR = { ronda: 2, enVigor: true } as const;

test.each<[Partial<PlazoAvisado>, string, string, string]>([
  [{}, 'Trabajos en altura vence el 10 de mayo', 'Aún no lo has empezado', 'Empezar'],
  [{ faltan: 1 }, 'Trabajos en altura vence el 10 de mayo', 'Te falta 1 actividad', 'Seguir'],
  [
    { faltan: 5, venceEn: '2027-05-10T08:00:00.000Z' },
    'Trabajos en altura vence el 10 de mayo a las 10:00',
    'Te faltan 5 actividades',
    'Seguir',
  ],
  [
    { dichoEn: '2026-12-27T07:00:00.000Z' },
    'Trabajos en altura vence el 10 de mayo de 2027',
    'Aún no lo has empezado',
    'Empezar',
  ],
  [
    { hito: 'margen', faltan: 2 },
    'Trabajos en altura venció el 10 de mayo',
    'Todavía puedes hacerlo hasta el 15 de mayo. Te faltan 2 actividades',
    'Seguir',
  ],
  [
    { hito: 'despues', faltan: 2 },
    'Trabajos en altura venció el 10 de mayo',
    'Te faltan 2 actividades',
    'Seguir',
  ],
  [{ ...RENOVAR, hito: 'abre' }, 'Ya puedes renovar Trabajos en altura', 'Caduca el 10 de mayo', 'Renovar'],
  [RENOVAR, 'Trabajos en altura caduca el 10 de mayo', 'Aún no has empezado a renovarlo', 'Renovar'],
  [
    { ...RENOVAR, enVigor: false, faltan: 3 },
    'Tienes hasta el 10 de mayo para renovar Trabajos en altura',
    'Te faltan 3 actividades',
    'Seguir',
  ],
  [
    { ...RENOVAR, hito: 'margen' },
    'Trabajos en altura caducó el 10 de mayo',
    'Todavía puedes renovarlo hasta el 15 de mayo. Aún no has empezado a renovarlo',
    'Renovar',
  ],
  [
    { ...RENOVAR, hito: 'despues', enVigor: false },
    'Trabajos en altura caducó el 10 de mayo',
    'Aún no has empezado a renovarlo',
    'Renovar',
  ],
])('%j se dice «%s»', (distinto, titulo, detalle, accion) => {
  expect(dichoDePlazo({ ...PLAZO, ...distinto }, 'Europe/Madrid')).toEqual({
    titulo,
    fuerte: 'Trabajos en altura',
    detalle,
    enlace: '/curso/altura',
    accion,
  });
});
