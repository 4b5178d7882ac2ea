import type { Permiso } from '#core/permisos.ts';
import { expect, test } from 'vitest';
import { diferencias, quienesLoNotan } from '#perfiles/diferencias.ts';

test('pasar de sus grupos a todo es ganar, y a nada es perder', () => {
  const cambios = diferencias(['usuarios:ver:grupos', 'reportes:ver'], ['usuarios:ver']);

  expect(cambios).toMatchObject([
    { permiso: 'usuarios:ver', antes: 'grupos', despues: 'todo', gana: true },
    { permiso: 'reportes:ver', antes: 'todo', despues: 'nada', gana: false },
  ]);
});

test('lo que no cambia no se cuenta', () => {
  expect(diferencias(['usuarios:ver'], ['usuarios:ver'])).toEqual([]);
});

test('de sus grupos a los dos es ganar, y a su equipo es perder lo de sus grupos', () => {
  const grupos: Permiso[] = ['usuarios:ver:grupos'];
  expect(diferencias(grupos, [...grupos, 'usuarios:ver:equipo'])).toMatchObject([
    { antes: 'grupos', despues: 'ambos', gana: true },
  ]);
  expect(diferencias(grupos, ['usuarios:ver:equipo'])).toMatchObject([
    { antes: 'grupos', despues: 'equipo', gana: false },
  ]);
});

const TUTORES = { grupos: true, equipo: false };
const RESPONSABLES = { grupos: false, equipo: true };

test.each<[Permiso[], Permiso[], object | 'todas']>([
  [[], ['usuarios:ver:grupos'], TUTORES],
  [['usuarios:ver:grupos'], [], TUTORES],
  [['usuarios:ver:grupos'], ['usuarios:ver'], 'todas'],
  [['usuarios:ver'], [], 'todas'],
  [[], ['usuarios:ver:equipo'], RESPONSABLES],
  [['usuarios:ver:equipo', 'usuarios:ver:grupos'], ['usuarios:ver:grupos'], RESPONSABLES],
  [['usuarios:ver:grupos'], ['usuarios:ver:equipo'], { grupos: true, equipo: true }],
  [['usuarios:ver:equipo'], ['usuarios:ver'], 'todas'],
])('de %j a %j lo nota %j', (antes, despues, esperado) => {
  expect(diferencias(antes, despues).map(quienesLoNotan)).toEqual([esperado]);
});
