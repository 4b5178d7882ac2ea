import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

test('el menú tiene las entradas de la semilla y un solo submenú abierto', async ({ page, baseURL }) => {
  await entrar(page, baseURL ?? '', 'admin');
  await page.goto('/admin/perfiles');
  await page.getByRole('button', { name: 'Abrir el menú' }).first().click();
  const menu = page.getByRole('dialog', { name: 'Menú' });

  for (const entrada of ['Dashboard', 'Reportes', 'Configuración de mi perfil'])
    await expect(menu.getByRole('link', { name: entrada })).toBeVisible();
  for (const grupo of ['Usuarios', 'Cursos', 'Perfiles'])
    await expect(menu.getByRole('button', { name: grupo })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Perfiles' })).toHaveAttribute('aria-expanded', 'true');
  await menu.getByRole('button', { name: 'Usuarios' }).click();
  await expect(menu.getByRole('button', { name: 'Perfiles' })).toHaveAttribute('aria-expanded', 'false');
  for (const sub of ['Lista', 'Carga masiva', 'Grupos'])
    await expect(menu.getByRole('link', { name: sub })).toBeVisible();
  await menu.getByRole('link', { name: 'Grupos' }).click();
  await expect(page).toHaveURL('/admin/usuarios/grupos');
  await expect(menu).toBeHidden();
});

test('se cierra con su botón, con un clic fuera y con Escape', async ({ page, baseURL }) => {
  await entrar(page, baseURL ?? '', 'admin');
  await page.goto('/admin/usuarios');
  const abrir = page.getByRole('button', { name: 'Abrir el menú' }).first();
  const menu = page.getByRole('dialog', { name: 'Menú' });

  await abrir.click();
  await menu.getByRole('button', { name: 'Cerrar el menú' }).click();
  await expect(menu).toBeHidden();
  await abrir.click();
  await page.mouse.click(900, 400);
  await expect(menu).toBeHidden();
  await abrir.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(abrir).toBeFocused();
});

test('las actividades encienden Cursos', async ({ page, baseURL }) => {
  await entrar(page, baseURL ?? '', 'admin');
  await page.goto('/admin/actividades');
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Cursos' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('un perfil sin menú ve en la administración el logotipo, el tema y lo de abajo, y no lo que no puede', async ({
  page,
  baseURL,
}) => {
  await entrar(page, baseURL ?? '', 'estudiante');
  await page.goto('/admin/configuracion');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Administración' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Configuración de mi perfil' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();

  await page.goto('/admin/usuarios');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^No tienes permiso/);
});

test('una dirección que no existe dentro de la administración lo dice dentro del marco', async ({
  page,
  baseURL,
}) => {
  await entrar(page, baseURL ?? '', 'admin');
  const respuesta = await page.goto('/admin/inventada');
  expect(respuesta?.status()).toBe(404);
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`con un curso a medio escribir el menú se abre y no se pierde nada, a ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    await entrar(page, baseURL ?? '', 'admin');
    await page.goto('/admin/cursos/crear');
    const titulo = page.getByLabel('Título', { exact: true });
    await expect(titulo).toBeFocused();
    await titulo.fill('Cocina en frío');
    const menu = page.getByRole('dialog', { name: 'Menú' });
    const abrir = page.getByRole('button', { name: 'Abrir el menú' }).filter({ visible: true });

    await abrir.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(titulo).toHaveValue('Cocina en frío');

    await abrir.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(titulo).toHaveValue('Cocina en frío');

    // Leaving through it asks, as leaving by any other way.
    await abrir.click();
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('dialog', { name: '¿Salir sin guardar?' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).last().click();
    await expect(titulo).toHaveValue('Cocina en frío');
  });
}
