import { expect, expectTypeOf, test } from 'vitest';
import {
  type Accion,
  abarca,
  ALCANCES,
  alcanceDe,
  enSuEquipo,
  enSusGrupos,
  PERMISOS,
  type Permiso,
  soloPermisos,
  TODOS_LOS_PERMISOS,
} from '#core/permisos.ts';
import type { puede } from '#core/puede.ts';
import type { alcance } from '#core/scope.ts';

test('un permiso mal escrito, o limitado donde no se limita, no compila', () => {
  expectTypeOf<'usuarios:ver'>().toExtend<Accion>();
  expectTypeOf<'usuarios:ver:grupos'>().toExtend<Permiso>();
  expectTypeOf<'usuario:ver'>().not.toExtend<Permiso>();
  expectTypeOf<'usuarios:ver:equipo'>().toExtend<Permiso>();
  expectTypeOf<'usuarios:editar:equipo'>().not.toExtend<Permiso>();
  expectTypeOf<'cursos:ver:equipo'>().not.toExtend<Permiso>();
  expectTypeOf<'usuarios:crear:grupos'>().not.toExtend<Permiso>();
  expectTypeOf<'perfiles:editar:grupos'>().not.toExtend<Permiso>();
  expectTypeOf<Parameters<typeof alcance>[1]>().toEqualTypeOf<Accion>();
  expectTypeOf<Parameters<typeof puede>[1]>().toEqualTypeOf<Accion>();
});

test('los tipos y los valores son los mismos', () => {
  const sinLimite = Object.values(PERMISOS).filter((sobre) => sobre === 'academia').length;
  const deEquipo = TODOS_LOS_PERMISOS.filter((permiso) => permiso.endsWith(':equipo')).length;
  expect(TODOS_LOS_PERMISOS.length).toBe(Object.keys(PERMISOS).length * 2 - sinLimite + deEquipo);
  expect(enSuEquipo('usuarios:ver')).toBe('usuarios:ver:equipo');
  expect(enSuEquipo('usuarios:editar')).toBeNull();
  expect(enSusGrupos('usuarios:ver')).toBe('usuarios:ver:grupos');
  expect(enSusGrupos('usuarios:crear')).toBeNull();
});

test('de lo guardado, lo que esta versión no conoce no abre nada', () => {
  const guardados = ['usuarios:ver:grupos', 'usuarios:volar', 'usuarios:crear:grupos', '', 'toString'];
  expect(soloPermisos(guardados)).toEqual(['usuarios:ver:grupos']);
});

test.each<[Permiso[], string]>([
  [['usuarios:ver', 'usuarios:ver:grupos'], 'todo'],
  [['usuarios:ver:grupos'], 'grupos'],
  [['usuarios:ver:equipo'], 'equipo'],
  [['usuarios:ver:equipo', 'usuarios:ver:grupos'], 'ambos'],
  [['usuarios:editar'], 'nada'],
])('con %j, ver personas alcanza: %s', (permisos, esperado) => {
  expect(alcanceDe(permisos, 'usuarios:ver')).toBe(esperado);
});

test('sus grupos y su equipo no se abarcan; los dos y todo abarcan a los dos', () => {
  const dentro = ALCANCES.map((uno) => ALCANCES.filter((otro) => abarca(uno, otro)));
  expect(dentro).toEqual([
    ['nada'],
    ['nada', 'equipo'],
    ['nada', 'grupos'],
    ['nada', 'equipo', 'grupos', 'ambos'],
    [...ALCANCES],
  ]);
});
