import { randomUUID } from 'node:crypto';
import { actividadNueva, cursoNuevo } from './support/cursos.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { apiOf, CONTRASEÑA, entrar, estrenar, grupoNuevo, personaNueva } from './support/people.ts';

test('lo que una persona cambia aparece en la pantalla de otra sin recargar', async ({
  page,
  baseURL,
  playwright,
}) => {
  const origin = baseURL ?? '';
  await entrar(page, origin, 'admin');
  await page.goto('/admin/usuarios/grupos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const otro = await playwright.request.newContext();
  const api = apiOf(otro, origin);
  await api.post('/api/sesion', { identificador: 'superadmin@alborada.example', contraseña: CONTRASEÑA });
  const sello = randomUUID();
  const id = await grupoNuevo(api, `0 Recién creado ${sello}`);
  await expect(page.getByText(`0 Recién creado ${sello}`)).toBeVisible();
  await api.patch(`/api/grupos/${id}`, { nombre: `0 Renombrado ${sello}`, version: 1 });
  await expect(page.getByText(`0 Renombrado ${sello}`)).toBeVisible();
  await otro.dispose();
});

test('a quien suspenden se lo dice la pantalla que tiene abierta', async ({ page, baseURL, playwright }) => {
  const origin = baseURL ?? '';
  const otro = await playwright.request.newContext();
  const api = apiOf(otro, origin);
  await api.post('/api/sesion', { identificador: 'superadmin@alborada.example', contraseña: CONTRASEÑA });
  const persona = await personaNueva(api);
  await estrenar(page, origin, persona);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await api.post(`/api/usuarios/${persona.id}/suspender`);
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(/suspendi/i);
  await otro.dispose();
});

test('sin conexión, la página lo dice y al volver se recupera sola', async ({ page, context, baseURL }) => {
  await entrar(page, baseURL ?? '', 'admin');
  await page.goto('/admin/usuarios/grupos');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('complementary').getByRole('link', { name: 'Reportes' }).click();
  await expect(page.getByText(/conexión|no se pudo abrir|no pudimos/i).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: '¿Quién tiene hecho lo obligatorio?' })).toBeVisible();
  await expect(page.getByText(/personas no cumplen/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/reportes/);
});

test('lo que se está escribiendo sigue en pantalla aunque no se pueda volver a leer, o alguien lo elimine', async ({
  page,
  baseURL,
  playwright,
}) => {
  const origin = baseURL ?? '';
  await entrar(page, origin, 'admin');
  const otro = await playwright.request.newContext();
  const api = apiOf(otro, origin);
  await api.post('/api/sesion', { identificador: 'superadmin@alborada.example', contraseña: CONTRASEÑA });
  const curso = await cursoNuevo(api, ['Primera']);
  const id = await actividadNueva(
    api,
    { cursoId: curso.id, seccion: curso.secciones[0] ?? '', orden: 0 },
    { tipo: 'lectura', html: '<p>Había una vez.</p>' },
  );
  await page.goto(`/admin/actividades/${curso.id}/actualizar/${id}`);
  const texto = page.locator('[contenteditable=true]').first();
  await texto.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Y lo que acabo de escribir.');

  // The course is read again because of someone else, and that fails.
  await page.route('**/api/cursos/*/contenido', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'FALLO', message: 'Un fallo nuestro.' } } }),
  );
  const fallo = page.waitForResponse((response) => response.status() === 500);
  await api.put(`/api/cursos/${curso.id}/secciones`, {
    leidas: curso.secciones,
    secciones: curso.secciones.map((seccion) => ({ id: seccion, titulo: 'Primera, otra' })),
  });
  await fallo;
  await expect(texto).toContainText('Y lo que acabo de escribir.');
  await page.unroute('**/api/cursos/*/contenido');

  await otro.delete(`${origin}/api/actividades/${id}`, { headers: { origin } });
  await expect(page.getByText('Esta actividad ya no está')).toBeVisible();
  await expect(texto).toContainText('Y lo que acabo de escribir.');
  await otro.dispose();
});
