import { sinFaltas } from './support/axe.ts';
import { actividadNueva, cursoNuevo } from './support/cursos.ts';
import { aspirante, examenNuevo } from './support/examen.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar, estrenar, personaNueva } from './support/people.ts';

const LECTURA = { tipo: 'lectura', html: '<p>Texto</p>' };

test('lo que se elimina de un curso en marcha vuelve con lo que hizo cada cual', async ({
  page,
  baseURL,
  otraVentana,
}) => {
  const origin = baseURL ?? '';
  const api = await entrar(page, origin, 'admin');
  const { id, secciones } = await cursoNuevo(api, ['Única']);
  const lugar = (orden: number) => ({ cursoId: id, seccion: secciones[0] ?? '', orden });
  const hecha = await actividadNueva(api, lugar(0), LECTURA, { titulo: 'La hecha' });
  await actividadNueva(api, lugar(1), LECTURA, { titulo: 'La otra', regla: 'manual' });
  await api.post(`/api/cursos/${id}/publicar`);
  const persona = await personaNueva(api, { nombre: 'Rocío', apellidos: `Papelera ${id.slice(0, 8)}` });
  await api.post(`/api/cursos/${id}/inscribir`, { usuarioIds: [persona.id], venceEn: null });
  const suya = await otraVentana();
  const apiSuya = await estrenar(suya, origin, persona);
  await apiSuya.post(`/api/actividades/${hecha}/abrir`);
  await apiSuya.post(`/api/actividades/${hecha}/completar`);
  await suya.goto(`/curso/${id}`);
  await expect(suya.getByText('La hecha').first()).toBeVisible();

  // Thrown away by mistake, and taken back at once.
  await page.goto(`/admin/actividades/${id}`);
  await page.getByRole('button', { name: 'Acciones para La hecha' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo).toContainText('1 persona ya la empezó; nada de lo suyo se pierde');
  await dialogo.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('«La hecha» irá a la papelera cuando publiques los cambios.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('button', { name: 'Acciones para La hecha' })).toBeVisible();

  // And now in earnest.
  await page.getByRole('button', { name: 'Acciones para La hecha' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Publicar el cambio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(suya.getByText('La hecha')).toHaveCount(0);

  await page.getByRole('link', { name: 'Papelera del curso' }).click();
  await expect(page.getByText('1 persona había hecho algo.')).toBeVisible();
  await sinFaltas(page);
  await page.getByRole('button', { name: 'Recuperar «La hecha»' }).click();
  await expect(page.getByText('«La hecha» está otra vez en su sitio.')).toBeVisible();
  await page.getByRole('link', { name: 'Ir al curso' }).click();
  await page.getByRole('button', { name: 'Publicar el cambio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(suya.getByText('La hecha').first()).toBeVisible();
  const { avance } = await apiSuya.get<{ avance: { hechas: number } }>(`/api/aprendizaje/cursos/${id}`);
  expect(avance.hechas).toBe(1);
});

test('un curso que nadie usó se borra para siempre escribiendo su palabra', async ({ page, baseURL }) => {
  const api = await entrar(page, baseURL ?? '', 'admin');
  const { id } = await cursoNuevo(api, ['Única']);
  await page.goto(`/admin/cursos/actualizar/${id}?parte=ajustes`);
  await page.getByRole('button', { name: `Acciones para Curso ${id}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar el curso' }).click();
  await expect(page).toHaveURL('/admin/cursos');
  await page.goto(`/admin/cursos?ver=papelera&buscar=${id}`);
  await page.getByRole('button', { name: `Acciones para Curso ${id}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar para siempre' }).click();
  const dialogo = page.getByRole('dialog');
  const palabra = (await dialogo.locator('label b').textContent()) ?? '';
  await dialogo.getByRole('textbox').fill(palabra);
  await sinFaltas(page);
  await dialogo.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect(page.getByText('Nada en la papelera coincide')).toBeVisible();
});

test('con su curso en la papelera, quien hizo la prueba la conserva y quien la puso lee sus resultados', async ({
  page,
  baseURL,
  otraVentana,
}) => {
  const origin = baseURL ?? '';
  const api = await entrar(page, origin, 'admin');
  const { cursoId, evaluacionId } = await examenNuevo(api);
  const { titulo } = await api.get<{ titulo: string }>(`/api/cursos/${cursoId}`);
  const { page: suya, suya: apiSuya } = await aspirante(await otraVentana(), origin, api, cursoId, 1440);
  const { id, epoca } = await apiSuya.post<{ id: string; epoca: number }>(
    `/api/evaluaciones/${evaluacionId}/empezar`,
    { pestana: 'la-del-recorrido', contrasena: null, acepta: true },
  );
  await api.post(`/api/cursos/${cursoId}/a-la-papelera`);
  await apiSuya.post(`/api/intentos/${id}/entregar`, {
    pestana: 'la-del-recorrido',
    epoca,
    entradas: [],
    revisiones: {},
    aunqueFalten: true,
    pulsadoEn: new Date().toISOString(),
  });
  await suya.goto('/pruebas');
  await expect(suya.getByText('Prueba de emergencias')).toBeVisible();

  await page.goto(`/admin/cursos?ver=papelera&buscar=${encodeURIComponent(titulo)}`);
  await page.getByRole('button', { name: `Acciones para ${titulo}` }).click();
  await page.getByRole('menuitem', { name: 'Ver los resultados' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prueba de emergencias' })).toBeVisible();
  await expect(page.getByText(/^Está en la papelera, con su curso/)).toBeVisible();
  await page.getByRole('button', { name: /, / }).first().click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('0 de 4 puntos')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Anular…' })).toHaveCount(0);
  await sinFaltas(page);
});
