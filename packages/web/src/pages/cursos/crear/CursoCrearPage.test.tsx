import * as actividadesApi from '@catedra/shared/actividades/api.ts';
import * as archivosApi from '@catedra/shared/archivos/api.ts';
import { MB } from '@catedra/shared/archivos/peso.ts';
import * as cursosApi from '@catedra/shared/cursos/api.ts';
import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { on, onList, onPut } from '#testing/answers.ts';
import { lost, refused } from '#testing/network.ts';
import { unaSesion, unCurso, unosLimites } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const administra = unaSesion({ permisos: ['cursos:crear', 'cursos:editar', 'actividades:ver'] });

async function abrir(sesion = administra) {
  on(archivosApi.leerLimites, unosLimites(MB));
  const page = await renderPage('/admin/cursos/crear', { sesion });
  const titulo = () => page.screen.getByLabelText<HTMLInputElement>('Título');
  const crear = () => page.user.click(page.screen.getByRole('button', { name: 'Crear curso' }));
  await page.screen.findByRole('dialog', { name: 'Nuevo curso' });
  return { ...page, titulo, crear };
}

test('con el título y Intro basta: el curso nace en borrador y se abre su contenido', async () => {
  const creados = onPut('cursos', ({ id, body }) => unCurso({ id, titulo: body.titulo }));
  on(actividadesApi.leerContenido, ({ id }) => ({
    curso: unCurso({ id, titulo: 'Cocina' }),
    secciones: [],
    actividades: [],
    porPublicar: null,
  }));
  const { user, titulo, address } = await abrir();
  await user.type(titulo(), 'Cocina{Enter}');

  await expect.poll(address).toMatch(/^\/admin\/actividades\//);
  expect(creados.map(({ body }) => body)).toEqual([
    expect.objectContaining({ titulo: 'Cocina', categoria: null, version: 0 }),
  ]);
  expect(address()).toBe(`/admin/actividades/${creados[0]?.id}`);
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

test('cerrar con algo escrito pregunta antes', async () => {
  const { screen, user, titulo, address } = await abrir();
  await user.type(titulo(), 'C');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })).toBeTruthy();
  expect(address()).toBe('/admin/cursos/crear');
});

test('lo que no es una imagen se dice, y lo escrito sigue ahí', async () => {
  const { screen, user, titulo } = await abrir();
  await user.type(titulo(), 'Cocina');
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('no se entiende'));
  const broken = new File(['esto no es una imagen'], 'foto.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Imagen para la cubierta'), broken);
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos leer esa imagen');
  expect(titulo().value).toBe('Cocina');
});

test('una copia pide de qué curso, y hasta entonces no sale nada', async () => {
  const copia = unaSesion({
    permisos: ['cursos:crear', 'cursos:editar', 'actividades:crear', 'evaluaciones:crear'],
  });
  onList('cursos', { datos: [], siguiente: null });
  const { screen, user, titulo, crear } = await abrir(copia);
  await user.type(titulo(), 'Cocina en frío');
  await user.click(screen.getByRole('radio', { name: /^con una copia/ }));
  const copiados = on(cursosApi.duplicar, ({ body }) => unCurso({ id: body.id, titulo: 'Cocina (copia)' }));
  await crear();
  expect(await screen.findByText('Elige el curso.')).toBeTruthy();
  expect(copiados).toEqual([]);
});

test('la pestaña del navegador dice que se crea un curso, también con la lista debajo', async () => {
  onList('cursos', []);
  on(cursosApi.leerPalabras, { categorias: [], etiquetas: [] });
  await abrir(unaSesion({ permisos: ['cursos:crear', 'cursos:ver'] }));
  await waitFor(() => expect(document.title).toBe('Crear curso · Cátedra'));
});

test('el menú se abre con el curso a medio escribir, y al cerrarlo lo escrito sigue ahí', async () => {
  const { screen, user, titulo, address } = await abrir();
  await user.type(titulo(), 'Cocina en frío');
  // It holds nobody: neither the reader, who hears of the menu, nor the keyboard, which goes past its last button.
  expect(screen.getByRole('dialog', { name: 'Nuevo curso' }).getAttribute('aria-modal')).toBeNull();
  screen.getByRole('button', { name: 'Crear curso' }).focus();
  await user.tab();
  expect(screen.getByRole('dialog', { name: 'Nuevo curso' }).contains(document.activeElement)).toBe(false);

  const [menu] = screen.getAllByRole('button', { name: 'Abrir el menú' });
  await user.click(menu as HTMLElement);
  const abierto = await screen.findByRole('dialog', { name: 'Menú' });
  (abierto as HTMLDialogElement).close();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menú' })).toBeNull());
  expect(titulo().value).toBe('Cocina en frío');
  expect(address()).toBe('/admin/cursos/crear');
});

test('Escape cierra el cuadro, y la lista de debajo no se alcanza mientras está', async () => {
  onList('cursos', []);
  on(cursosApi.leerPalabras, { categorias: [], etiquetas: [] });
  const { screen, user, titulo, address } = await abrir(
    unaSesion({ permisos: ['cursos:crear', 'cursos:ver'] }),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Nuevo curso' })).toBeTruthy();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Cursos', hidden: true }).closest('[inert]'),
  ).not.toBeNull();
  await user.click(titulo());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/admin/cursos'));
});
