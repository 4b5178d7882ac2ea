import { expect, test } from 'vitest';
import { activeEntry } from '#app/layout/menu.ts';

test.each([
  ['/admin/dashboard', 'dashboard', undefined],
  ['/admin/usuarios', 'usuarios', '/admin/usuarios'],
  ['/admin/usuarios/crear', 'usuarios', '/admin/usuarios'],
  ['/admin/usuarios/actualizar/7', 'usuarios', '/admin/usuarios'],
  ['/admin/usuarios/carga-masiva', 'usuarios', '/admin/usuarios/carga-masiva'],
  ['/admin/usuarios/grupos', 'usuarios', '/admin/usuarios/grupos'],
  ['/admin/usuarios/grupos/actualizar/7', 'usuarios', '/admin/usuarios/grupos'],
  ['/admin/cursos/actualizar/7', 'cursos', '/admin/cursos'],
  ['/admin/actividades', 'cursos', '/admin/cursos'],
  ['/admin/actividades/7/crear', 'cursos', '/admin/cursos'],
  ['/admin/perfiles/crear', 'perfiles', '/admin/perfiles'],
  ['/admin/reportes', 'reportes', undefined],
  ['/admin/configuracion', undefined, undefined],
  ['/admin/otra-cosa', undefined, undefined],
])('en %s se enciende %s', (ruta, entrada, subentrada) => {
  expect(activeEntry(ruta)).toEqual({ entry: entrada, sub: subentrada });
});
