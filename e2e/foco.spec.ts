import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { actividadNueva, cursoNuevo } from './support/cursos.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

// Where the keyboard is while menus and dialogs come and go takes their movement to prove.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

const elegir = async (page: Page, nombre: string, accion: string) => {
  await page.getByRole('button', { name: `Acciones para ${nombre}` }).press('Enter');
  await page.getByRole('menuitem', { name: accion }).press('Enter');
};

test('el foco vuelve a quien abrió un aviso y pasa al vecino de lo que desaparece', async ({
  page,
  baseURL,
}) => {
  const api = await entrar(page, baseURL ?? '', 'admin');
  const sello = randomUUID().slice(0, 8);
  const [uno, dos] = [`Uno ${sello}`, `Dos ${sello}`];
  await cursoNuevo(api, [], { titulo: uno });
  await cursoNuevo(api, [], { titulo: dos });
  await page.goto(`/admin/cursos?buscar=${sello}`);

  await elegir(page, uno, 'Duplicar');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Acciones para ${uno}` })).toBeFocused();

  await elegir(page, uno, 'Eliminar');
  const eliminar = page.getByRole('dialog').getByRole('button', { name: 'Eliminar el curso' });
  await expect(eliminar).toBeEnabled();
  await eliminar.press('Enter');
  await expect(page.getByRole('link', { name: uno })).toBeHidden();
  await expect(page.getByRole('link', { name: dos })).toBeFocused();

  const importar = page.getByRole('button', { name: 'Importar curso' });
  await importar.press('Enter');
  // It listens to the keyboard once the focus is in it, which on a busy machine is a moment after it is seen.
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(importar).toBeFocused();
});

test('un curso abierto por su identificador dice dónde se está y sigue sin volver a cargarse', async ({
  page,
  baseURL,
}) => {
  const api = await entrar(page, baseURL ?? '', 'admin');
  const { id, slug, secciones } = await cursoNuevo(api, ['Única']);
  const lugar = (orden: number) => ({ cursoId: id, seccion: secciones[0] ?? '', orden });
  const lectura = { tipo: 'lectura', html: '<p>Texto</p>' };
  const primera = await actividadNueva(api, lugar(0), lectura, { titulo: 'Primera' });
  await actividadNueva(api, lugar(1), lectura, { titulo: 'Segunda' });
  await page.goto(`/curso/${id}?actividad=${primera}`);
  const indice = page.getByRole('navigation', { name: 'Índice del curso' });
  await expect(indice.locator('[aria-current]')).toContainText('Primera');

  await page.evaluate(() => document.querySelector('article')?.setAttribute('data-misma', ''));
  await indice.getByRole('link', { name: /Segunda/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/curso/${slug}`));
  await expect(indice.locator('[aria-current]')).toContainText('Segunda');
  await expect(page.getByRole('heading', { level: 1, name: 'Segunda' })).toBeFocused();
  await expect(page.locator('article[data-misma]')).toHaveCount(1);
});
