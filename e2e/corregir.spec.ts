import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { sinFaltas } from './support/axe.ts';
import { cursoConTarea } from './support/cursos.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { type Api, apiOf, entrar, grupoNuevo, personaNueva, PROPIA } from './support/people.ts';

const niveles = [
  { nombre: 'Falta', puntos: 0 },
  { nombre: 'Flojo', puntos: 0.5 },
  { nombre: 'Bien', puntos: 1 },
];
const criterio = (titulo: string) => ({ titulo, descripcion: null, puntos: 1, niveles });
const RUBRICA = ['Cuenta los hechos', 'Explica por qué', 'Propone un cambio', 'Lo cuenta bien'].map(criterio);

/** A course with one task, and some people who handed it in one after the other. */
async function cursoConEntregas(api: Api, origin: string, peticion: () => Promise<APIRequestContext>) {
  const titulo = `Almacén ${randomUUID().slice(0, 8)}`;
  const { cursoId, tareaId } = await cursoConTarea(
    api,
    titulo,
    { titulo: 'Cuenta un casi accidente', regla: 'entregar' },
    { instrucciones: '<p>Cuenta un casi accidente.</p>', rubrica: RUBRICA },
  );
  const grupoId = await grupoNuevo(api);
  await api.post(`/api/grupos/${grupoId}/asignar-curso`, { cursoId });
  for (const nombre of ['Ana', 'Berta', 'Carla', 'Dora']) {
    const { id, correo, contraseña } = await personaNueva(api, { nombre, apellidos: 'Prieto' });
    await api.post(`/api/grupos/${grupoId}/anadir-miembros`, { usuarioIds: [id] });
    const request = await peticion();
    const suya = apiOf(request, origin);
    await suya.post('/api/sesion', { identificador: correo, contraseña });
    await suya.post('/api/sesion/cambiar-contrasena', { actual: contraseña, nueva: PROPIA });
    const texto = `<p>Soy ${nombre}.</p>${'<p>La transpaleta se quedó cruzada en el pasillo.</p>'.repeat(30)}`;
    await suya.post(`/api/actividades/${tareaId}/entregar`, { version: 0, texto, archivoIds: [] });
    await request.dispose();
  }
  return titulo;
}

/** The whole of it is inside the window. */
async function entero(page: Page, que: Locator) {
  const { height, width } = page.viewportSize() ?? { height: 0, width: 0 };
  const caja = await que.boundingBox();
  expect(caja).not.toBeNull();
  const { x, y, width: ancho, height: alto } = caja ?? { x: 0, y: 0, width: 0, height: 0 };
  expect({ arriba: y >= 0, abajo: y + alto <= height, lados: x >= 0 && x + ancho <= width }).toEqual({
    arriba: true,
    abajo: true,
    lados: true,
  });
  return { y, alto };
}

test('se corrigen tres seguidas de un curso: el comentario entero, el total a la vista y la cuenta que sigue', async ({
  page,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await entrar(page, origin, 'superadmin');
  const titulo = await cursoConEntregas(api, origin, () => playwright.request.newContext());

  await page.goto('/admin/actividades?ver=entregas');
  const cola = page.getByRole('list', { name: 'Lo que espera, por actividad' });
  await expect(cola.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Curso', exact: true }).click();
  const busca = page.getByPlaceholder('Buscar', { exact: true });
  if (await busca.isVisible()) await busca.fill(titulo);
  await page.getByRole('option', { name: titulo }).click();
  await expect(cola.getByRole('listitem')).toHaveCount(1);
  await expect(cola.getByText('0 de 4 corregidas')).toBeVisible();
  await sinFaltas(page);

  await page.getByRole('link', { name: 'Empezar por la más antigua' }).click();
  for (const [puesto, nombre] of ['Ana', 'Berta', 'Carla'].entries()) {
    await expect(page.getByRole('heading', { name: `${nombre} Prieto`, level: 1 })).toBeVisible();
    await expect(page.getByText(`${puesto + 1} de 4`, { exact: true })).toBeVisible();
    const nota = page.getByRole('status', { name: 'Nota' });
    const comentario = page.getByRole('textbox', { name: /Comentario/ });
    await expect(comentario).toBeVisible();
    const escrito = await entero(page, comentario);
    const guardar = page.getByRole('button', { name: 'Guardar y siguiente' });
    const boton = await entero(page, guardar);
    expect(escrito.y + escrito.alto).toBeLessThanOrEqual(boton.y);
    expect(escrito.alto).toBeGreaterThan(60);

    await page.getByLabel('Cuenta los hechos', { exact: true }).fill('1');
    await expect(nota).toContainText('2,5 de 10');
    await expect(nota).toContainText('Faltan 3 criterios');
    for (const { titulo: cual } of RUBRICA.slice(1))
      await page
        .getByRole('group', { name: `Niveles de «${cual}»` })
        .getByRole('button', { name: /^Flojo/ })
        .click();
    await expect(nota).toContainText('6,25 de 10');
    await entero(page, nota);
    if (puesto === 1) {
      // What the address leaves is there after a reload.
      await page.goto(page.url());
      await expect(page.getByText('2 de 4', { exact: true })).toBeVisible();
      await page.getByLabel('Cuenta los hechos', { exact: true }).fill('1');
      for (const { titulo: cual } of RUBRICA.slice(1))
        await page
          .getByRole('group', { name: `Niveles de «${cual}»` })
          .getByRole('button', { name: /^Flojo/ })
          .click();
    }
    if (puesto === 0) await sinFaltas(page);
    await comentario.click();
    await page.keyboard.type('Muy claro.');
    await entero(page, comentario);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`Guardada la de ${nombre} Prieto: 6,25 de 10`)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Dora Prieto', level: 1 })).toBeVisible();
  await expect(page.getByText('4 de 4', { exact: true })).toBeVisible();
  await expect(page.getByText(titulo).first()).toBeVisible();

  await page.getByRole('link', { name: 'Ver todos los trabajos' }).click();
  await expect(cola.getByText('3 de 4 corregidas')).toBeVisible();
});
