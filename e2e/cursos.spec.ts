import { sinFaltas } from './support/axe.ts';
import { actividadNueva, cursoNuevo } from './support/cursos.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar, estrenar, personaNueva } from './support/people.ts';

const LECTURA = { tipo: 'lectura', html: '<p>Texto</p>' };

test('un borrador dice qué le falta, se duplica y se publica', async ({ page, baseURL }) => {
  const api = await entrar(page, baseURL ?? '', 'admin');
  const { id, secciones } = await cursoNuevo(api, ['Única']);
  const seccion = secciones[0] ?? '';
  await actividadNueva(api, { cursoId: id, seccion, orden: 0 }, LECTURA, { titulo: 'Llena' });
  const vacia = await actividadNueva(
    api,
    { cursoId: id, seccion, orden: 1 },
    { ...LECTURA, html: '' },
    { titulo: 'Hueca' },
  );

  await page.goto(`/admin/cursos/actualizar/${id}`);
  await page.getByText('1 actividad sin contenido').click();
  const falta = page.getByRole('link', { name: 'La actividad «Hueca» no tiene contenido.' });
  await expect(falta).toHaveAttribute('href', `/admin/actividades/${id}/actualizar/${vacia}`);

  await page.getByRole('button', { name: /^Acciones para/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  await page.getByRole('button', { name: 'Duplicar el curso' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Curso ${id} (copia)`);
  await expect(page.getByText('1 sección, 2 actividades')).toBeVisible();

  await api.patch(`/api/actividades/${vacia}`, { oculta: true, version: 1 });
  await page.goto(`/admin/cursos/actualizar/${id}`);
  await page.getByRole('button', { name: 'Publicar curso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar curso' }).click();
  await expect(page.getByText('Publicado').first()).toBeVisible();
});

test('se inscribe a alguien, se le da otro plazo, y su avance aparece sin recargar', async ({
  page,
  baseURL,
  otraVentana,
}) => {
  const origin = baseURL ?? '';
  const api = await entrar(page, origin, 'admin');
  const { id, secciones } = await cursoNuevo(api, ['Única']);
  const lugar = { cursoId: id, seccion: secciones[0] ?? '', orden: 0 };
  const actividad = await actividadNueva(api, lugar, LECTURA);
  await api.post(`/api/cursos/${id}/publicar`);
  const persona = await personaNueva(api, { nombre: 'Rocío', apellidos: `Plazos ${id.slice(0, 8)}` });

  await page.goto(`/admin/cursos/actualizar/${id}?parte=participantes`);
  await page.getByRole('button', { name: 'Inscribir', exact: true }).click();
  await page.getByRole('combobox', { name: 'Inscribir a alguien' }).fill(`Plazos ${id.slice(0, 8)}`);
  await page.getByRole('option', { name: /Rocío Plazos/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Inscribir', exact: true }).click();
  const fila = page.getByRole('row', { name: /Rocío/ });
  await expect(fila).toContainText('Sin empezar');

  await fila.getByRole('button', { name: /Acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Cambiar su plazo' }).click();
  await page.getByLabel('Nuevo plazo').fill('2040-05-01T18:00');
  await page.getByLabel('Motivo').fill('Baja médica');
  await page.getByRole('button', { name: 'Guardar el plazo' }).click();
  await expect(fila).toContainText('Prórroga: Baja médica');
  await sinFaltas(page);

  // On a phone whoever takes it is in sight, and the list can be put in another order.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.reload();
  await expect(fila).toBeVisible();
  expect((await fila.boundingBox())?.y).toBeLessThan(300);
  await page.getByRole('button', { name: /^Ordenar por: apellidos/ }).click();
  await page.getByRole('menuitemradio', { name: 'Descendente' }).click();
  await expect(page).toHaveURL(/orden=-apellidos/);
  await page.setViewportSize({ width: 1280, height: 800 });

  const suya = await otraVentana();
  const apiSuya = await estrenar(suya, origin, persona);
  await apiSuya.post(`/api/actividades/${actividad}/abrir`);
  await apiSuya.post(`/api/actividades/${actividad}/completar`);
  await expect(fila).toContainText('Completado');
});

test('dos personas editan el mismo curso: se ven, nada se pisa y recargar no pierde lo escrito', async ({
  page,
  baseURL,
  otraVentana,
}) => {
  const origin = baseURL ?? '';
  const api = await entrar(page, origin, 'admin');
  const { id } = await cursoNuevo(api, ['Única']);
  const camino = `/admin/cursos/actualizar/${id}`;
  await page.goto(camino);
  await expect(page.getByRole('textbox', { name: 'Título' })).toBeVisible();

  const otra = await otraVentana();
  await entrar(otra, origin, 'superadmin');
  await otra.goto(camino);
  await expect(otra.getByText(/también está editando este curso/)).toBeVisible();

  // What is typed is kept apart and survives a reload.
  const guardado = otra.waitForResponse((answer) => answer.url().includes('/api/borradores/') && answer.ok());
  await otra.getByRole('textbox', { name: 'Título' }).fill('El título de la segunda');
  await guardado;
  await otra.reload();
  await expect(otra.getByText(/Tienes cambios sin guardar de hoy/)).toBeVisible();
  await otra.getByRole('button', { name: 'Recuperar' }).click();
  await expect(otra.getByRole('textbox', { name: 'Título' })).toHaveValue('El título de la segunda');

  await page.getByRole('textbox', { name: 'Título' }).fill('El título de la primera');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El título de la primera');

  await otra.getByRole('button', { name: 'Guardar cambios' }).click();
  const aviso = otra.getByRole('alert').filter({ hasText: 'guardó otros cambios' });
  await expect(aviso).toContainText('El título de la primera');
  await expect(aviso).toContainText('El título de la segunda');
  await aviso.getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect(otra.getByRole('heading', { level: 1 })).toHaveText('El título de la segunda');
  await expect(aviso).toBeHidden();
  await otra.reload();
  await expect(otra.getByRole('textbox', { name: 'Título' })).toHaveValue('El título de la segunda');
  await expect(otra.getByText(/Tienes cambios sin guardar/)).toBeHidden();
});
