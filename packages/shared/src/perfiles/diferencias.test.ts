import type { Permiso } from '#core/permisos.ts';
import { expect, test } from 'vitest';
import { diferencias, soloParaTutores } from '#perfiles/diferencias.ts';

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

test.each<[Permiso[], Permiso[], boolean]>([
  [[], ['usuarios:ver:grupos'], true],
  [['usuarios:ver:grupos'], [], true],
  [['usuarios:ver:grupos'], ['usuarios:ver'], false],
  [['usuarios:ver'], [], false],
])('de %j a %j solo lo nota quien tutoriza algún grupo: %s', (antes, despues, esperado) => {
  expect(diferencias(antes, despues).every(soloParaTutores)).toBe(esperado);
});
