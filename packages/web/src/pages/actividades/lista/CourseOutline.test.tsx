// @vitest-environment happy-dom
import * as actividadesApi from '@catedra/shared/actividades/api.ts';
import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { ajustesIniciales } from '@catedra/shared/actividades/inicial.ts';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { on, onPut } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { HOY, unaSesion, unCurso, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const CURSO = unCurso({ id: unId(1), titulo: 'Riesgos', estado: 'publicado' });
const SECCION = { id: unId(2), titulo: 'Antes de empezar' };
const autora = unaSesion({
  permisos: ['cursos:ver', 'actividades:ver', 'actividades:crear', 'actividades:editar'],
});

const actividad = (values: Partial<Actividad>): Actividad => ({
  ...ajustesIniciales('lectura'),
  id: unId(3),
  creadoEn: HOY,
  actualizadoEn: HOY,
  version: 1,
  cursoId: CURSO.id,
  cursoTitulo: CURSO.titulo,
  seccion: SECCION.id,
  orden: 0,
  titulo: 'Bienvenida',
  tipo: 'lectura',
  contenido: { tipo: 'lectura', html: '<p>Hola</p>' },
  lista: true,
  ...values,
});

const cambio = (frase: string, espera = false) => ({ actividadId: unId(3), frase, nueva: espera, espera });
const PENDIENTES = {
  cambios: [
    cambio('«Bienvenida» pasa a ser opcional.'),
    cambio('Cambian las fechas de «Bienvenida».'),
    cambio('Se añade «Vacía».', true),
  ],
  sello: 'lo-que-vi',
  empezaron: 34,
};

async function abrir(porPublicar: ContenidoDeCurso['porPublicar']) {
  on(actividadesApi.leerContenido, {
    curso: CURSO,
    secciones: [SECCION],
    actividades: [actividad({})],
    porPublicar,
  });
  const page = await renderPage(`/admin/actividades/${CURSO.id}`, { sesion: autora });
  await page.screen.findByRole('heading', { level: 1, name: 'Riesgos' });
  return page;
}

test('publicar dice antes qué cambia y a cuántas personas, y envía lo que se vio', async () => {
  const publicados = on(actividadesApi.publicar, { publicados: 2 });
  const { screen, user } = await abrir(PENDIENTES);
  expect(screen.getByText('Cambios sin publicar')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Publicar los 2 cambios' }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByText(/a 34 personas que ya empezaron/)).toBeTruthy();
  expect(dialogo.getByText('«Bienvenida» pasa a ser opcional.')).toBeTruthy();
  expect(dialogo.getByText('Seguirá esperando lo que no tiene contenido:')).toBeTruthy();
  await user.click(dialogo.getByRole('button', { name: 'Publicar' }));
  await expect.poll(() => publicados).toEqual([{ id: CURSO.id, body: { sello: 'lo-que-vi' } }]);
});

test('si alguien cambió algo mientras tanto, se dice y no se cierra', async () => {
  on(actividadesApi.publicar, () => {
    throw refused(409, 'CAMBIOS_DISTINTOS', { message: 'Alguien cambió algo más.' });
  });
  const { screen, user } = await abrir(PENDIENTES);
  await user.click(screen.getByRole('button', { name: 'Publicar los 2 cambios' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Alguien cambió algo más.')).toBeTruthy();
});

test('descartar pregunta antes', async () => {
  const descartados = on(actividadesApi.descartar, { publicados: 3 });
  const { screen, user } = await abrir(PENDIENTES);
  await user.click(screen.getByRole('button', { name: 'Publicar los 2 cambios' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await user.click(dialogo.getByRole('button', { name: 'Descartar todo' }));
  expect(descartados).toEqual([]);
  await user.click(dialogo.getByRole('button', { name: 'Descartar' }));
  await expect.poll(() => descartados).toEqual([{ id: CURSO.id, body: {} }]);
});

test('en un curso publicado lo nuevo nace oculto y espera; el compositor queda listo para otra', async () => {
  const puestas = onPut('actividades', ({ id, body }) =>
    actividad({ id, titulo: body.titulo, oculta: body.oculta, lista: false }),
  );
  const guardadas = on(actividadesApi.guardar, ({ id }) => actividad({ id, version: 2 }));
  const { screen, user } = await abrir(null);
  await user.click(screen.getByRole('button', { name: /^Añadir actividad/ }));
  const titulo = screen.getByLabelText<HTMLInputElement>('Título de la actividad');
  await user.type(titulo, 'Cómo levantar una caja');
  await user.keyboard('{Alt>}2{/Alt}');
  await user.click(screen.getByRole('button', { name: 'Añadir vídeo' }));

  await expect.poll(() => guardadas.map(({ body }) => body)).toEqual([{ version: 1, oculta: false }]);
  expect(puestas[0]?.body).toMatchObject({ tipo: 'video', oculta: true, seccion: SECCION.id, orden: 1 });
  await expect.poll(() => titulo.value).toBe('');
  expect(document.activeElement).toBe(titulo);
});
