import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { apiOf, entrar, personaNueva } from './support/people.ts';

test('con contraseña temporal, toda página menos la configuración pide cambiarla y no pide datos', async ({
  page,
  baseURL,
  playwright,
}) => {
  const origin = baseURL ?? '';
  const otro = await playwright.request.newContext();
  const admin = apiOf(otro, origin);
  await admin.post('/api/sesion', {
    identificador: 'superadmin@alborada.example',
    contraseña: 'alborada-demo',
  });
  const persona = await personaNueva(admin);
  await entrar(page, origin, persona);

  const pedidos: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) pedidos.push(pathname);
  });
  for (const ruta of ['/home', '/pruebas', '/curso/bienvenida', '/admin/usuarios']) {
    await page.goto(ruta);
    const alerta = page.getByRole('alertdialog', { name: '¡Espera!' });
    await expect(alerta).toBeVisible();
    await expect(alerta).toContainText(
      'Tienes una contraseña temporal por favor cambiala por una mas segura',
    );
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(alerta).toBeVisible();
  }
  expect(pedidos.filter((camino) => !/^\/api\/(sesion|cambios|usuarios\/)/.test(camino))).toEqual([]);

  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await expect(page).toHaveURL('/admin/configuracion');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByLabel(/contraseña (actual|temporal)/i).fill(persona.contraseña);
  await page.getByLabel(/^contraseña nueva/i).fill('corta');
  await page.getByLabel(/repite/i).fill('corta');
  await page.getByRole('button', { name: /cambiar (la )?contraseña/i }).click();
  await expect(page.getByText(/al menos 10 caracteres/i).first()).toBeVisible();
  const nueva = 'cuatro palabras muy sencillas 🐢';
  await page.getByLabel(/^contraseña nueva/i).fill(nueva);
  await page.getByLabel(/repite/i).fill(nueva);
  await page.getByRole('button', { name: /cambiar (la )?contraseña/i }).click();
  await expect(page.getByRole('status').filter({ hasText: /contraseña/i })).toBeVisible();
  await expect(page.getByLabel(/^contraseña nueva/i)).toHaveValue('');

  await page.goto('/home');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await otro.dispose();
});
