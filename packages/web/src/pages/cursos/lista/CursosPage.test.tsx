// @vitest-environment happy-dom
import * as cursosApi from '@catedra/shared/cursos/api.ts';
import { expect } from 'vitest';
import { on, onList } from '#testing/answers.ts';
import { unaSesion, unCurso, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const administra = unaSesion({ permisos: ['cursos:ver', 'cursos:crear', 'cursos:editar'] });

test('la lista enseña los cursos', async () => {
  onList('cursos', [unCurso(), unCurso({ id: unId(101), titulo: 'Cocina' })]);
  on(cursosApi.leerPalabras, { categorias: ['Salud'], etiquetas: [] });
  on(cursosApi.leerPorCompletar, {});
  const { screen } = await renderPage('/admin/cursos', { sesion: administra });
  expect(await screen.findByRole('link', { name: 'Cocina' })).toBeTruthy();
});
