import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sinFaltas } from './support/axe.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { pdfDe, webmDe } from './support/media.ts';
import { type Api, entrar } from './support/people.ts';
import { countSteps, pegar } from './support/steps.ts';

interface Contenido {
  curso: { id: string; estado: string; imagen: string | null };
  secciones: { titulo: string }[];
  actividades: { id: string; titulo: string; tipo: string; lista: boolean; venceEn: string | null }[];
}

const contenidoDe = (api: Api, page: Page) =>
  api.get<Contenido>(`/api/cursos/${new URL(page.url()).pathname.split('/').at(-1)}/contenido`);

// Nothing of these journeys is outside.
test.beforeEach(({ context }) => context.route(/^https:/, (route) => route.abort()));

/** From the list of courses to the contents of a new one, ready to write its first title. */
async function crearCurso(page: Page, titulo: string, antesDeCrear?: () => Promise<void>) {
  await page.goto('/admin/cursos');
  await page.getByRole('link', { name: 'Crear curso' }).click();
  await expect(page.getByLabel('Título', { exact: true })).toBeFocused();
  await page.keyboard.insertText(titulo);
  await antesDeCrear?.();
  await page.getByLabel('Título', { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await expect(page.getByLabel('Título de la actividad')).toBeFocused();
}

const fila = (page: Page, titulo: string) => page.getByRole('link', { name: titulo, exact: true });
const panel = (page: Page) => page.locator('[data-panel]');

async function publicar(page: Page) {
  await page.getByRole('button', { name: 'Publicar curso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar curso' }).click();
  await expect(page.getByText('Publicado').first()).toBeVisible();
}

test('siete lecturas se escriben y se publican en 30 clics y 6 páginas como mucho', async ({
  page,
  baseURL,
}) => {
  const api = await entrar(page, baseURL ?? '', 'admin');
  const pasos = await countSteps(page);
  await crearCurso(page, `Lecturas ${randomUUID()}`);
  const titulos = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete'];
  await pegar(page, titulos.map((titulo, i) => `${i + 1}. ${titulo}`).join('\n'));
  await expect(page.getByRole('group', { name: 'Lista pegada' })).toContainText('Se añadirán 7 lecturas.');
  await page.keyboard.press('Enter');
  for (const [i, titulo] of titulos.entries()) {
    if (i > 0) await fila(page, titulo).click();
    await expect(panel(page).getByLabel('Título', { exact: true })).toHaveValue(titulo);
    await panel(page).getByRole('textbox', { name: 'Texto' }).click();
    await page.keyboard.insertText(`Lo que hay que saber de ${titulo}.`);
    await expect(panel(page).getByText(/^Guardado/)).toBeVisible();
  }
  await publicar(page);
  const { curso, actividades } = await contenidoDe(api, page);
  expect(curso.estado).toBe('publicado');
  expect(actividades.map(({ titulo, lista }) => [titulo, lista])).toEqual(titulos.map((una) => [una, true]));
  expect(await pasos.clicks()).toBeLessThanOrEqual(30);
  expect(pasos.pages()).toBeLessThanOrEqual(6);
});

test('siete actividades con cubierta, tabla, fórmula, subtítulos, rúbrica, fechas y grupo, en 45 clics y 6 páginas', async ({
  page,
  baseURL,
}) => {
  const api = await entrar(page, baseURL ?? '', 'superadmin');
  const grupos = await api.get<{ datos: { nombre: string }[] }>('/api/grupos?limite=1&orden=nombre');
  const grupo = grupos.datos[0]?.nombre ?? '';
  await page.goto('/home');
  const cubierta = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 60;
    canvas.height = 80;
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const video = await webmDe(page, 4);
  const pasos = await countSteps(page);
  const titulo = `Extintores ${randomUUID()}`;
  await crearCurso(page, titulo, async () => {
    const dialogo = page.getByRole('dialog', { name: 'Nuevo curso' });
    const [elegir] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialogo.getByRole('button', { name: 'Poner una imagen' }).click(),
    ]);
    const buffer = Buffer.from(cubierta, 'base64');
    await elegir.setFiles({ name: 'cubierta.png', mimeType: 'image/png', buffer });
    await expect(dialogo.getByRole('img', { name: 'La cubierta elegida' })).toBeVisible();
  });
  await pegar(
    page,
    [
      'Antes de empezar',
      '  Bienvenida',
      '  El triángulo del fuego',
      '  El BOE https://www.boe.es',
      'En el puesto',
      '  Tarea: Una foto de tu extintor',
      '  Cierre',
    ].join('\n'),
  );
  await page.keyboard.press('Enter');

  // A table in the first one, whose panel is open already.
  const ajustes = panel(page);
  const texto = ajustes.getByRole('textbox', { name: 'Texto' });
  const guardado = () => expect(ajustes.getByText(/^Guardado/)).toBeVisible();
  await texto.click();
  await ajustes.getByRole('button', { name: 'Insertar' }).click();
  await page.getByRole('menuitem', { name: 'Tabla' }).click();
  await page.keyboard.type('Clase');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Qué arde');
  await ajustes.getByLabel(/^Fecha límite/).fill('1 may 2030, 20:00');
  await guardado();

  await fila(page, 'El triángulo del fuego').click();
  await expect(ajustes.getByLabel('Título', { exact: true })).toHaveValue('El triángulo del fuego');
  await texto.click();
  await page.keyboard.insertText('Arde en esta proporción: ');
  await ajustes.getByRole('button', { name: 'Insertar' }).click();
  await page.getByRole('menuitem', { name: 'Fórmula' }).click();
  await page.getByLabel('En LaTeX').fill('\\frac{a}{b}');
  await page.getByRole('button', { name: 'Poner la fórmula' }).click();
  await guardado();

  await fila(page, 'Una foto de tu extintor').click();
  await expect(ajustes.getByLabel('Título', { exact: true })).toHaveValue('Una foto de tu extintor');
  await ajustes.getByRole('textbox', { name: 'Qué hay que hacer' }).click();
  await page.keyboard.insertText('Haz una foto y cuéntanos dónde está.');
  await ajustes.getByRole('radio', { name: 'Con una rúbrica' }).click();
  await ajustes.getByLabel('Criterio 1', { exact: true }).fill('Se ve la etiqueta');
  await guardado();

  await fila(page, 'Cierre').click();
  await expect(ajustes.getByLabel('Título', { exact: true })).toHaveValue('Cierre');
  await texto.click();
  await page.keyboard.type('Ya está.');
  await guardado();

  // A video with its captions and a document, brought together.
  await page.getByRole('button', { name: 'Añadir actividad a la sección 2' }).click();
  const [traer] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Traer archivos' }).click(),
  ]);
  await traer.setFiles([
    { name: 'Usar_el_extintor.webm', mimeType: 'video/webm', buffer: video },
    {
      name: 'Usar_el_extintor.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nTira de la anilla\n'),
    },
    { name: 'Plan de emergencia.pdf', mimeType: 'application/pdf', buffer: pdfDe(['Plan']) },
  ]);
  await expect(page.getByRole('region', { name: 'Archivos que se añaden' })).toContainText(
    '2 actividades añadidas',
  );
  await publicar(page);

  await page.getByRole('link', { name: 'Participantes' }).click();
  await page.getByRole('button', { name: 'Asignar a un grupo' }).first().click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Grupo' }).fill(grupo);
  await page.getByRole('option', { name: grupo }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Asignar al grupo' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { curso, secciones, actividades } = await api.get<Contenido>(`/api/cursos/${id}/contenido`);
  expect(curso.imagen).not.toBeNull();
  expect(secciones.map((seccion) => seccion.titulo)).toEqual(['Antes de empezar', 'En el puesto']);
  expect(actividades.map((una) => [una.titulo, una.tipo, una.lista])).toEqual([
    ['Bienvenida', 'lectura', true],
    ['El triángulo del fuego', 'lectura', true],
    ['El BOE', 'enlace', true],
    ['Una foto de tu extintor', 'tarea', true],
    ['Cierre', 'lectura', true],
    ['Plan de emergencia', 'documento', true],
    ['Usar el extintor', 'video', true],
  ]);
  expect(actividades[0]?.venceEn).toBe('2030-05-01T18:00:00.000Z');
  const deTipo = async (una: string) => {
    const { id: actividadId } = actividades.find((actividad) => actividad.titulo === una) ?? {};
    return JSON.stringify(await api.get(`/api/actividades/${actividadId}`));
  };
  expect(await deTipo('Bienvenida')).toContain('<table>');
  expect(await deTipo('El triángulo del fuego')).toContain('inline-math');
  expect(await deTipo('Usar el extintor')).toContain('"idioma":"es"');
  expect(await deTipo('Una foto de tu extintor')).toContain('Se ve la etiqueta');
  expect(await pasos.clicks()).toBeLessThanOrEqual(45);
  expect(pasos.pages()).toBeLessThanOrEqual(6);
});

test('lo que se hace con el contenido se deshace y se rehace con el teclado', async ({ page, baseURL }) => {
  const api = await entrar(page, baseURL ?? '', 'admin');
  await crearCurso(page, `Deshacer ${randomUUID()}`);
  const titulos = async () => (await contenidoDe(api, page)).actividades.map(({ titulo }) => titulo);
  for (const titulo of ['Uno', 'Dos']) {
    await page.getByLabel('Título de la actividad').fill(titulo);
    await page.keyboard.press('Enter');
    await expect(fila(page, titulo)).toBeVisible();
    await expect(page.getByLabel('Título de la actividad')).toHaveValue('');
  }
  // With nothing more to add, Enter goes on to fill the first one.
  await page.keyboard.press('Enter');
  await expect(panel(page).getByLabel('Título', { exact: true })).toHaveValue('Uno');

  const mover = page.getByRole('button', { name: 'Mover «Uno»' });
  await mover.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect.poll(titulos).toEqual(['Dos', 'Uno']);
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').getByRole('button', { name: /^Deshacer/ })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(titulos).toEqual(['Uno', 'Dos']);
  await page.keyboard.press('Control+z');
  await expect.poll(titulos).toEqual(['Uno']);
  await page.keyboard.press('Control+y');
  await expect.poll(titulos).toEqual(['Uno', 'Dos']);
  await sinFaltas(page);
});
