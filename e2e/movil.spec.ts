import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

const PHONE = { width: 360, height: 780 };

test('en un teléfono los filtros se abren con un botón y el que deja algo fuera se ve siempre', async ({
  page,
  baseURL,
}) => {
  await entrar(page, baseURL ?? '', 'superadmin');
  await page.setViewportSize(PHONE);
  await page.goto('/admin/usuarios');
  const perfil = page.getByRole('button', { name: 'Perfil', exact: true });
  await expect(perfil).toBeHidden();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await perfil.click();
  await page.getByRole('option', { name: 'Estudiante' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Perfil: Estudiante' })).toBeVisible();
});

test('en un teléfono, de lo que tiene partes se vuelve a su lista por la flecha de la barra', async ({
  page,
  baseURL,
}) => {
  const api = await entrar(page, baseURL ?? '', 'superadmin');
  const { curso } = await api.get<{ curso: { id: string } }>('/api/cursos/trabajos-en-altura/contenido');
  const grupos = await api.get<{ datos: { id: string }[] }>('/api/grupos?buscar=Getafe');
  await page.setViewportSize(PHONE);
  for (const [parte, lista, suya] of [
    [`/admin/actividades/${curso.id}`, 'Cursos', '/admin/cursos'],
    [`/admin/usuarios/grupos/actualizar/${grupos.datos[0]?.id}`, 'Grupos', '/admin/usuarios/grupos'],
  ] as const) {
    await page.goto(parte);
    await page.getByRole('link', { name: `Volver a ${lista}` }).click();
    await expect(page).toHaveURL(suya);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('con alguien elegido, cada acción de la barra se lee y se pulsa en un teléfono', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await entrar(page, baseURL ?? '', 'admin');
  await page.goto('/admin/usuarios');
  await page
    .getByRole('checkbox', { name: /^Seleccionar a? ?/ })
    .nth(1)
    .check();
  const barra = page.getByRole('region', { name: 'Acciones con la selección' });
  for (const accion of await barra.locator('button:visible').all()) {
    // A trial press fails where something lies over it.
    await accion.click({ trial: true });
    const palabra = (await accion.textContent()) || (await accion.getAttribute('aria-label'));
    expect(palabra).toBeTruthy();
  }
});
