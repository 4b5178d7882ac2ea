import { sinFaltas } from './support/axe.ts';
import { cursoConTarea } from './support/cursos.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { apiOf, CONTRASEÑA, estrenar, personaNueva } from './support/people.ts';

test('un aviso llega sin recargar, lleva a su sitio y queda leído también en otra pestaña', async ({
  page,
  context,
  baseURL,
  playwright,
}) => {
  const origin = baseURL ?? '';
  const otro = await playwright.request.newContext();
  const api = apiOf(otro, origin);
  await api.post('/api/sesion', { identificador: 'superadmin@alborada.example', contraseña: CONTRASEÑA });
  const persona = await personaNueva(api);
  const titulo = `Curso que se recuerda ${persona.id}`;
  const { cursoId } = await cursoConTarea(
    api,
    titulo,
    { titulo: 'Práctica', regla: 'entregar' },
    { instrucciones: '<p>Escribe.</p>', rubrica: [] },
  );
  await api.post(`/api/cursos/${cursoId}/inscribir`, { usuarioIds: [persona.id], venceEn: null });
  await estrenar(page, origin, persona);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const campana = page.getByRole('banner').getByRole('button', { name: /^Avisos/ });
  // They were given the course, and the academy announces something to all.
  await expect(campana).toHaveAccessibleName(/^Avisos: \d+ sin leer$/);
  const antes = Number(/\d+/.exec((await campana.getAttribute('aria-label')) ?? '')?.[0]);
  const otra = await context.newPage();
  await otra.goto('/home');

  await api.post(`/api/cursos/${cursoId}/recordar`, { usuarioIds: [persona.id] });
  await expect(campana).toHaveAccessibleName(`Avisos: ${antes + 1} sin leer`);
  await campana.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Avisos' });
  await expect(panel.getByRole('heading', { name: 'Hoy' })).toBeVisible();
  await sinFaltas(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(campana).toBeFocused();

  await campana.click();
  await panel.getByRole('link', { name: new RegExp(`Te recuerdan ${titulo}`) }).click();
  await expect(page).toHaveURL(/\/curso\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const una of [page, otra]) {
    const suya = una.getByRole('banner').getByRole('button', { name: /^Avisos/ });
    await expect(suya).toHaveAccessibleName(`Avisos: ${antes} sin leer`);
  }

  await page.goto('/home?vista=avisos');
  await expect(page.getByRole('link', { name: new RegExp(`^Te recuerdan ${titulo}`) })).toBeVisible();
  await sinFaltas(page);
  await otro.dispose();
});

test('cada cual elige qué le llega por correo, y al volver sigue elegido', async ({
  page,
  baseURL,
  playwright,
}) => {
  const origin = baseURL ?? '';
  const otro = await playwright.request.newContext();
  const api = apiOf(otro, origin);
  await api.post('/api/sesion', { identificador: 'superadmin@alborada.example', contraseña: CONTRASEÑA });
  const persona = await personaNueva(api);
  await estrenar(page, origin, persona);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Avisos/ })
    .click();
  await page.getByRole('link', { name: 'Qué avisos quieres' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Qué avisos quieres' })).toBeVisible();
  await expect(page.getByText(persona.correo)).toBeVisible();
  const vence = page.getByRole('radiogroup', { name: 'Correo: Algo vence pronto' });
  await vence.getByText('No', { exact: true }).click();
  await expect(page.getByText(/^Guardado/)).toBeVisible();
  await sinFaltas(page);
  await page.reload();
  await expect(vence.getByRole('radio', { name: 'No' })).toBeChecked();
  await otro.dispose();
});
