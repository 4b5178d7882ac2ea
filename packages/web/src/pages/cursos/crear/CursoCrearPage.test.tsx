// @vitest-environment happy-dom
import * as actividadesApi from '@catedra/shared/actividades/api.ts';
import * as archivosApi from '@catedra/shared/archivos/api.ts';
import { MB } from '@catedra/shared/archivos/limites.ts';
import * as cursosApi from '@catedra/shared/cursos/api.ts';
import * as edicionApi from '@catedra/shared/edicion/api.ts';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { on, onPut } from '#testing/answers.ts';
import { lost, refused } from '#testing/network.ts';
import { unaEdicion, unaSesion, unCurso, unosLimites } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const administra = unaSesion({ permisos: ['cursos:ver', 'cursos:crear', 'cursos:editar'] });

async function abrir() {
  const page = await renderPage('/admin/cursos/crear', { sesion: administra });
  const titulo = () => page.screen.getByLabelText<HTMLInputElement>('Título');
  const crear = () => page.user.click(page.screen.getByRole('button', { name: 'Crear curso' }));
  return { ...page, titulo, crear };
}

test('con el título basta: el curso nace en borrador y se abre su ficha', async () => {
  on(cursosApi.leerPalabras, { categorias: [], etiquetas: [] });
  on(archivosApi.leerLimites, unosLimites(MB));
  on(edicionApi.estarEditando, unaEdicion());
  on(edicionApi.dejarDeEditar, undefined);
  const creados = onPut('cursos', ({ id, body }) => unCurso({ id, titulo: body.titulo }));
  on(actividadesApi.leerContenido, ({ id }) => ({
    curso: unCurso({ id, titulo: 'Cocina' }),
    secciones: [],
    actividades: [],
    porPublicar: null,
  }));
  const { screen, user, titulo, crear, address } = await abrir();
  await user.type(titulo(), 'Cocina');
  await crear();

  expect(await screen.findByRole('heading', { level: 1, name: 'Cocina' })).toBeTruthy();
  expect(creados.map(({ body }) => body)).toEqual([
    expect.objectContaining({ titulo: 'Cocina', version: 0 }),
  ]);
  expect(address()).toBe(`/admin/cursos/actualizar/${creados[0]?.id}`);
});

test('dos pulsaciones seguidas crean uno solo', async () => {
  const espera = Promise.withResolvers<ReturnType<typeof unCurso>>();
  const creados = onPut('cursos', () => espera.promise);
  const { screen, user, titulo } = await abrir();
  await user.type(titulo(), 'Cocina');
  await user.dblClick(screen.getByRole('button', { name: 'Crear curso' }));
  expect(creados).toHaveLength(1);
});

test('sin título no sale nada, y se dice dónde falta', async () => {
  const { screen, titulo, crear } = await abrir();
  await crear();
  expect(await screen.findByText('Este dato es obligatorio.')).toBeTruthy();
  expect(document.activeElement).toBe(titulo());
});

test('si se pierde la respuesta, lo escrito sigue ahí y repetir pide el mismo curso, no otro', async () => {
  const creados = onPut('cursos', () => {
    throw lost();
  });
  const { screen, user, titulo, crear } = await abrir();
  await user.type(titulo(), 'Cocina');
  await crear();
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
  expect(titulo().value).toBe('Cocina');

  const repetidos = onPut('cursos', () => {
    throw refused(500, 'ALGO_FALLO');
  });
  await crear();
  await waitFor(() => expect(repetidos).toHaveLength(1));
  expect(repetidos[0]?.id).toBe(creados[0]?.id);
});

test('salir con algo escrito pregunta antes', async () => {
  const { screen, user, titulo, address } = await abrir();
  await user.type(titulo(), 'C');
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  expect(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })).toBeTruthy();
  expect(address()).toBe('/admin/cursos/crear');
});
