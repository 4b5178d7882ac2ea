import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sinFaltas } from './support/axe.ts';
import { cursoNuevo } from './support/cursos.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { type Api, entrar } from './support/people.ts';

/** A new evaluation in a course of its own, on its page. */
async function evaluacionNueva(page: Page, api: Api): Promise<{ cursoId: string; url: string }> {
  const { id: cursoId } = await cursoNuevo(api, ['Final']);
  await page.goto(`/admin/actividades/${cursoId}/crear`);
  await page.getByRole('radio', { name: /^Evaluación/ }).click();
  await page.getByLabel('Título').fill('Prueba final');
  await page.getByRole('button', { name: /^Crear / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prueba final' })).toBeVisible();
  return { cursoId, url: new URL(page.url()).pathname };
}

const escribir = async (page: Page, campo: string, texto: string) => {
  await page.getByRole('textbox', { name: campo, exact: true }).focus();
  await page.keyboard.insertText(texto);
};

/** Another question with «N», and its kind with Alt and its number. */
async function otra(page: Page, tipo: string, numero: number, enunciado: string) {
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-abre]:focus')).toHaveCount(1);
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Pregunta', exact: true })).toBeFocused();
  await page.keyboard.press(`Alt+${numero}`);
  await expect(page.getByRole('button', { name: tipo, exact: true })).toBeVisible();
  await escribir(page, 'Pregunta', enunciado);
}

/** Light and dark, as the system changes from one to the other while the page is open. */
async function sinFaltasEnAmbosTemas(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('body.dark-mode')).toHaveCount(colorScheme === 'dark' ? 1 : 0);
    await sinFaltas(page);
  }
}

test('una evaluación se escribe con el teclado, se prueba, se publica y tiene sus resultados', async ({
  page,
  baseURL,
}) => {
  const api = await entrar(page, baseURL ?? '', 'admin');
  const { url } = await evaluacionNueva(page, api);

  // One arrives at the title, and it stays the place of the keyboard when the page comes.
  await expect(page.getByRole('button', { name: 'Escribir una pregunta' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Prueba final' })).toBeFocused();
  await page.keyboard.press('n');
  await escribir(page, 'Pregunta', '¿Qué haces primero?');
  await escribir(page, 'Texto de la opción 1', 'Avisar');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Texto de la opción 2' })).toBeFocused();
  await page.keyboard.type('Correr');
  await escribir(page, 'Texto de la opción 3', 'Todas las anteriores');
  await page.getByRole('button', { name: /^No barajar la opción 3/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('complementary', { name: 'Resumen' })).toContainText(
    'Como la verá quien responde',
  );

  await otra(page, 'Verdadero o falso', 3, 'Empujar es más seguro que tirar.');
  await page.getByRole('button', { name: 'Verdadero es la correcta' }).focus();
  await page.keyboard.press('Space');

  await otra(page, 'Opción múltiple', 2, '¿Qué equipos necesitas?');
  await escribir(page, 'Texto de la opción 1', 'Gafas');
  await page.keyboard.press('Control+Enter');
  await escribir(page, 'Texto de la opción 2', 'Arnés');
  await expect(page.getByRole('heading', { name: /^Marcarlo todo da/ })).toBeVisible();

  await otra(page, 'Ordenar', 7, 'Ordena los pasos.');
  await escribir(page, 'Texto del paso 1', 'Mirar');
  await escribir(page, 'Texto del paso 2', 'Levantar');

  await otra(page, 'Ensayo', 9, 'Cuenta un casi accidente.');
  await page.keyboard.press('Escape');

  await expect(page.getByRole('heading', { name: 'Todo listo para publicar' })).toBeVisible();
  await expect(page.getByRole('banner').or(page.locator('body'))).toContainText(/Guardado \d/);
  await sinFaltasEnAmbosTemas(page);
  await expect(page.getByRole('button', { name: '¿Qué haces primero?' })).toBeVisible();

  await page.goto(`${url}?ver=previa`);
  await expect(page.getByText(/^Pregunta 1 de 5/)).toBeVisible();
  await page.getByRole('radio', { name: 'Avisar' }).check();
  await sinFaltasEnAmbosTemas(page);

  await page.goto(`${url}?ver=reglas`);
  await expect(page.getByRole('heading', { name: 'Cuándo y cuánto' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fechas', exact: true })).toHaveCount(0);

  await page.goto(url);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('button', { name: 'Publicar evaluación' }).click();
  await expect(page.getByText('Publicada', { exact: true })).toBeVisible();

  await page.goto(`${url}?ver=resultados`);
  await expect(page.getByText('Nadie la ha empezado todavía')).toBeVisible();
  await sinFaltas(page);
});

test('dos pestañas cambian la lista a la vez y ninguna pierde lo suyo sin elegir', async ({
  page,
  context,
  baseURL,
}) => {
  const api = await entrar(page, baseURL ?? '', 'admin');
  const { url } = await evaluacionNueva(page, api);
  await page.getByRole('button', { name: 'Escribir una pregunta' }).click();
  await escribir(page, 'Pregunta', 'Una de las dos');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Guardado \d/).first()).toBeVisible();

  const otraPestana = await context.newPage();
  await otraPestana.goto(url);
  await expect(otraPestana.getByRole('button', { name: 'Una de las dos' })).toBeVisible();

  // What the first one sends waits until the other has saved.
  let soltar = () => {};
  const esperar = new Promise<void>((resolve) => {
    soltar = resolve;
  });
  await page.route('**/composicion', async (route) => {
    await esperar;
    await route.continue();
  });
  const sale = page.waitForRequest('**/composicion');
  await page.getByRole('button', { name: 'Añadir sección' }).click();
  await sale;
  const guardada = otraPestana.waitForResponse('**/composicion');
  await otraPestana.getByRole('button', { name: 'Añadir sección' }).click();
  await guardada;
  soltar();
  await expect(page.getByText('Otra persona cambió la lista de preguntas a la vez.')).toBeVisible();
  await page.getByRole('button', { name: 'Quedarme con la suya' }).click();
  await expect(page.getByText('Otra persona cambió la lista de preguntas a la vez.')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Nueva sección' })).toHaveCount(1);
});

test('en el banco se crea una carpeta, se escribe en ella una pregunta y se edita', async ({
  page,
  baseURL,
}) => {
  await entrar(page, baseURL ?? '', 'admin');
  await page.goto('/admin/actividades?vista=banco');
  const nombre = `Carpeta ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Carpeta', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill(nombre);
  await page.getByRole('button', { name: 'Crear la carpeta' }).click();
  await page.getByRole('navigation', { name: 'Carpetas' }).getByRole('button', { name: nombre }).click();
  await page.getByRole('button', { name: 'Nueva pregunta' }).click();
  await escribir(page, 'Pregunta', 'Escrita en el banco');
  const cajon = page.getByRole('dialog');
  await expect(cajon.getByText(/Guardado \d/)).toBeVisible();
  await cajon.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await page.getByRole('button', { name: /^Escrita en el banco/ }).click();
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await escribir(page, 'Texto de la opción 1', 'Sí');
  await expect(cajon.getByText(/Guardado \d/)).toBeVisible();
  await sinFaltas(page);
});
