import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { leerCorreo } from './support/mail.ts';
import { CLAVE_SESION, CONTRASEÑA, correoDe, entrar, personaNueva } from './support/people.ts';

const enSesion = (clave: string) => window.sessionStorage.getItem(clave);

test('sin sesión, una página guardada lleva a /, y tras entrar se sigue hasta ella', async ({ page }) => {
  await page.goto('/curso/trabajos-en-altura');
  await expect(page).toHaveURL('/');
  await page.getByLabel('Correo o usuario').fill(correoDe('estudiante'));
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASEÑA);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();

  // The classroom says in the address which activity is open.
  await expect(page).toHaveURL(/\/curso\/trabajos-en-altura(\?|$)/);
  await expect(page.getByText('Trabajos en altura').first()).toBeVisible();
  expect(await page.evaluate(enSesion, CLAVE_SESION)).toMatch(/^[0-9a-f-]{36}$/);
});

test('una contraseña equivocada lo dice y no borra lo escrito', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Correo o usuario').fill('nadie@alborada.example');
  await page.getByLabel('Contraseña', { exact: true }).fill('no es esta');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();

  await expect(page.getByRole('alert')).toContainText('incorrectos');
  await expect(page.getByLabel('Correo o usuario')).toHaveValue('nadie@alborada.example');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('no es esta');
});

test('una pestaña nueva con la cookie viva recupera la sesión y sigue a donde iba', async ({
  page,
  context,
  baseURL,
}) => {
  await entrar(page, baseURL ?? '', 'estudiante');
  const nueva = await context.newPage();
  await nueva.goto('/pruebas');

  await expect(nueva).toHaveURL('/pruebas');
  await expect(nueva.getByRole('heading', { level: 1 })).toHaveText('Mis pruebas');
  expect(await nueva.evaluate(enSesion, CLAVE_SESION)).toMatch(/^[0-9a-f-]{36}$/);
});

test('el logotipo del menú abre /home en otra pestaña, con la sesión y el tema', async ({
  page,
  context,
  baseURL,
}) => {
  await entrar(page, baseURL ?? '', 'admin');
  await page.goto('/admin/usuarios');
  await page.getByRole('switch', { name: 'Tema oscuro' }).click();
  const abierta = context.waitForEvent('page');
  await page.getByRole('link', { name: /abrir la academia en otra pestaña/ }).click();
  const nueva = await abierta;

  await expect(nueva).toHaveURL('/home');
  await expect(nueva.getByRole('link', { name: 'Mis cursos' }).first()).toBeVisible();
  expect(await nueva.evaluate(enSesion, 'themeMode')).toBe('dark');
  await expect(nueva.locator('body')).toHaveClass(/dark-mode/);
});

test('Logout borra el almacenamiento, termina la sesión del servidor y vuelve a /', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  await page.getByLabel('Correo o usuario').fill(correoDe('admin'));
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASEÑA);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/home');
  await page.goto('/admin/usuarios');
  await page.getByRole('button', { name: 'Logout' }).click();

  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0);
  expect((await page.request.get(`${baseURL}/api/sesion`)).status()).toBe(401);
  await page.goto('/admin/usuarios');
  await expect(page).toHaveURL('/');
});

test('quien no administra nada recibe en /admin/login un aviso amable', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Correo o usuario').fill(correoDe('estudiante'));
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASEÑA);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();

  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText(/no administra/i).first()).toBeVisible();
});

test('quien administra entra por /admin/login al dashboard', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Correo o usuario').fill(correoDe('admin'));
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASEÑA);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();

  await expect(page).toHaveURL('/admin/dashboard');
});

test('quien olvidó la contraseña la restablece con el enlace del correo, una sola vez', async ({
  page,
  baseURL,
}) => {
  const api = await entrar(page, baseURL ?? '', 'superadmin');
  const { correo } = await personaNueva(api);
  await page.context().clearCookies();

  await page.goto('/#olvido');
  await page.getByLabel(/correo/i).fill(correo);
  await page.getByRole('button', { name: 'Pedir otra contraseña' }).click();
  // Without a mail server the message stays in a folder: nobody is promised it.
  await expect(page.getByText(/Esta academia no envía correos/)).toBeVisible();

  const mensaje = await leerCorreo(correo);
  const [enlace = ''] = /http\S+#restablecer=[\w-]+/.exec(mensaje) ?? [];
  await page.goto(enlace);
  const nueva = 'una frase larga que nadie adivina';
  await expect(page.locator('input[type=password]').first()).toBeVisible();
  for (const campo of await page.locator('input[type=password]').all()) await campo.fill(nueva);
  await page.getByRole('button', { name: /guardar/i }).click();
  await expect(page.getByText(/ya está guardada/)).toBeVisible();

  await page.getByLabel('Correo o usuario').fill(correo);
  await page.getByLabel('Contraseña', { exact: true }).fill(nueva);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/home');
});
