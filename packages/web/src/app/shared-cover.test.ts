import { expect, onTestFinished, test, vi } from 'vitest';
import { sharedCover, sharesCover } from '#app/shared-cover.ts';

test.each([
  ['/home', '/curso/cocina', true],
  ['/curso/cocina', '/home', true],
  ['/admin/cursos', '/admin/cursos/actualizar/1', true],
  ['/admin/cursos/actualizar/1', '/admin/cursos', true],
  ['/curso/cocina', '/curso/cocina', false],
  ['/home', '/pruebas', false],
  ['/admin/cursos', '/admin/cursos/crear', false],
  ['/admin/cursos/actualizar/1', '/admin/actividades/1', false],
])('de %s a %s la portada viaja: %s', (from, to, shared) => {
  expect(sharesCover(from, to)).toBe(shared);
});

test('un navegador que no sabe hacerlo cambia de página como siempre', () => {
  const navegador = (sabe: boolean) => vi.stubGlobal('CSS', { supports: () => sabe });
  onTestFinished(() => void vi.unstubAllGlobals());

  navegador(false);
  expect(sharedCover()).toBeUndefined();
  navegador(true);
  expect(sharedCover()).toBeDefined();
});
