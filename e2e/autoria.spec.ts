import type { Locator, Page } from '@playwright/test';
import { sinFaltas } from './support/axe.ts';
import { actividadNueva, cursoNuevo } from './support/cursos.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { type Api, entrar } from './support/people.ts';

interface Indice {
  secciones: { id: string; titulo: string }[];
  actividades: {
    id: string;
    titulo: string;
    tipo: string;
    seccion: string;
    oculta: boolean;
    venceEn: string | null;
  }[];
}

const indiceDe = (api: Api, cursoId: string) => api.get<Indice>(`/api/cursos/${cursoId}/contenido`);
const titulos = async (api: Api, cursoId: string) =>
  (await indiceDe(api, cursoId)).actividades.map(({ titulo }) => titulo);

/** Creates an activity with what creation asks for, and ends on its page. */
async function crear(page: Page, cursoId: string, tipo: string, titulo: string) {
  await page.goto(`/admin/actividades/${cursoId}/crear`);
  await page.getByRole('radio', { name: new RegExp(`^${tipo}`) }).click();
  await page.getByLabel('Título').fill(titulo);
  if (tipo === 'Enlace') await page.getByLabel('Dirección de la página').fill('https://www.boe.es');
  await page.getByRole('button', { name: /^Crear / }).click();
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
}

const guardar = async (page: Page) => {
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Guardado').first()).toBeVisible();
};

const PUNTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// Nothing of these journeys is outside.
test.beforeEach(({ context }) => context.route(/^https:/, (route) => route.abort()));

/** A course with a section and the content that its first activity of a kind ends up with. */
async function preparar(page: Page, origin = '') {
  const api = await entrar(page, origin, 'admin');
  const { id, secciones } = await cursoNuevo(api, ['Primera']);
  const contenidoDe = async <T>(tipo: string) => {
    const { actividades } = await indiceDe(api, id);
    const una = actividades.find((actividad) => actividad.tipo === tipo);
    return (await api.get<{ contenido: T }>(`/api/actividades/${una?.id}`)).contenido;
  };
  return { api, id, seccion: secciones[0] ?? '', contenidoDe };
}

test('una lectura se escribe con formato, enlaces, fórmulas, imágenes y tablas', async ({
  page,
  baseURL,
}) => {
  const { id, contenidoDe } = await preparar(page, baseURL);
  await crear(page, id, 'Lectura', 'Leer');
  const texto = page.getByRole('textbox', { name: 'Texto' });
  await texto.click();
  await page.keyboard.type('Hola ');
  await page.getByRole('button', { name: 'Negrita' }).click();
  await page.keyboard.type('mundo');
  await page.getByRole('button', { name: 'Enlace' }).click();
  const pregunta = page.getByRole('dialog');
  await pregunta.getByLabel('Dirección o correo').fill('javascript:alert(1)');
  await pregunta.getByRole('button', { name: 'Poner el enlace' }).click();
  await expect(pregunta).toContainText('Escribe una dirección que empiece por https://');
  await pregunta.getByLabel('Dirección o correo').fill('www.boe.es');
  await pregunta.getByLabel('Texto que se lee').fill('el BOE');
  await pregunta.getByRole('button', { name: 'Poner el enlace' }).click();
  await page.getByRole('button', { name: 'Insertar' }).click();
  await page.getByRole('menuitem', { name: 'Fórmula' }).click();
  await pregunta.getByLabel('En LaTeX').fill('\\frac{a}{b}');
  await pregunta.getByRole('button', { name: 'Poner la fórmula' }).click();
  await page.getByRole('button', { name: 'Insertar' }).click();
  await page.getByRole('menuitem', { name: 'Imagen' }).click();
  await pregunta
    .locator('input[type=file]')
    .setInputFiles({ name: 'punto.png', mimeType: 'image/png', buffer: PUNTO });
  await pregunta.getByLabel('Qué se ve en la imagen').fill('Un punto');
  await page.context().setOffline(true);
  await pregunta.getByRole('button', { name: 'Poner la imagen' }).click();
  await expect(pregunta).toContainText('No hay conexión con la academia.');
  await page.context().setOffline(false);
  await pregunta.getByRole('button', { name: 'Poner la imagen' }).click();
  await expect(texto.getByRole('img', { name: 'Un punto' })).toHaveJSProperty('naturalWidth', 1);
  await page.keyboard.type('Detrás de la imagen');
  await page.getByRole('button', { name: 'Insertar' }).click();
  await page.getByRole('menuitem', { name: 'Tabla' }).click();
  for (const cabecera of ['Riesgo', 'Medida']) {
    await page.keyboard.type(cabecera);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Quitar la columna' }).click();
  await guardar(page);
  const { html } = await contenidoDe<{ html: string }>('lectura');
  expect(html).toContain('<strong>mundo</strong>');
  expect(html).toContain('<a href="https://www.boe.es">');
  expect(html).toContain('<span data-latex="\\frac{a}{b}" data-type="inline-math"></span>');
  expect(html.match(/<th /g)).toHaveLength(2);
  expect(html).toMatch(
    /<img src="\/archivos\/[0-9a-f-]{36}" alt="Un punto" width="1" height="1" \/><p>.*Detrás de la imagen/,
  );
  await sinFaltas(page);
});

test('se crean un vídeo, un documento, un enlace y una evaluación', async ({ page, baseURL }) => {
  const { api, id, contenidoDe } = await preparar(page, baseURL);
  await crear(page, id, 'Vídeo', 'Ver');
  await page.getByRole('radio', { name: 'Está en YouTube o en Vimeo' }).click();
  await page.getByLabel('Dirección del vídeo').fill('https://vimeo.com/76979871');
  await expect(page.getByTitle('Vista previa del vídeo')).toHaveAttribute(
    'src',
    'https://player.vimeo.com/video/76979871?dnt=1',
  );
  await page.getByLabel('Parte del vídeo', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Escribe cuánto hace falta.')).toBeVisible();
  await page.getByLabel('Parte del vídeo', { exact: true }).fill('80');
  await guardar(page);
  expect(await contenidoDe('video')).toMatchObject({ url: 'https://vimeo.com/76979871', archivoId: null });

  await crear(page, id, 'Documento', 'Consultar');
  await page.getByLabel('Nombre del documento').fill('Plan de emergencia');
  await guardar(page);
  expect(await contenidoDe('documento')).toMatchObject({ nombre: 'Plan de emergencia' });

  await crear(page, id, 'Enlace', 'Visitar');
  expect(await contenidoDe('enlace')).toMatchObject({ url: 'https://www.boe.es' });

  await crear(page, id, 'Evaluación', 'Demostrar');
  await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeVisible();
  expect(await titulos(api, id)).toEqual(['Ver', 'Consultar', 'Visitar', 'Demostrar']);
});

test('una tarea lleva su rúbrica y sus requisitos', async ({ page, baseURL }) => {
  const { api, id, seccion, contenidoDe } = await preparar(page, baseURL);
  await actividadNueva(api, { cursoId: id, seccion, orden: 0 }, { tipo: 'lectura', html: '<p>Antes</p>' });
  await crear(page, id, 'Tarea', 'Entregar');
  await page.getByRole('textbox', { name: 'Qué hay que hacer' }).click();
  await page.keyboard.type('Escribe un informe.');
  await page.getByRole('radio', { name: 'Con una rúbrica' }).click();
  await page.getByLabel('Criterio 1', { exact: true }).fill('Claridad');
  await page.getByRole('button', { name: 'Añadir un criterio' }).click();
  await page.getByLabel('Criterio 2', { exact: true }).fill('Ortografía');
  await page.getByLabel('Puntos del criterio 2').fill('5');
  await page.getByRole('button', { name: 'Añadir una condición' }).click();
  await page.getByRole('button', { name: 'Añadir una condición' }).click();
  await page.getByRole('combobox', { name: 'Condición 2' }).click();
  await page.getByRole('option', { name: 'Ha llegado una fecha' }).click();
  await page.getByRole('radio', { name: 'cualquiera de estas cosas' }).click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Escribe una fecha y hora válidas.')).toBeVisible();
  await page.getByLabel('Desde', { exact: true }).fill('2030-05-01T10:00');
  await guardar(page);
  expect(await contenidoDe('tarea')).toMatchObject({
    rubrica: [
      { titulo: 'Claridad', puntos: 10 },
      { titulo: 'Ortografía', puntos: 5 },
    ],
  });
  await sinFaltas(page);
});

test('el contenido se ordena con el teclado y arrastrando, se duplica, se oculta y se fecha en bloque', async ({
  page,
  baseURL,
}) => {
  const api = await entrar(page, baseURL ?? '', 'admin');
  const { id, secciones } = await cursoNuevo(api, ['Una', 'Dos']);
  const [primera = '', segunda = ''] = secciones;
  for (const [orden, titulo] of ['Uno', 'Dos', 'Tres'].entries()) {
    const lugar = { cursoId: id, seccion: primera, orden };
    await actividadNueva(api, lugar, { tipo: 'lectura', html: '<p>Texto</p>' }, { titulo });
  }
  await page.goto(`/admin/actividades/${id}`);
  const filas = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  const orden = () => filas.getByRole('link').allTextContents();
  await expect(filas).toHaveCount(3);

  const mover = page.getByRole('button', { name: 'Mover «Uno»' });
  await mover.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect.poll(orden).toEqual(['Dos', 'Uno', 'Tres']);
  await expect(mover).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: '«Uno»: 2 de 3 en «Una»' })).toHaveCount(1);
  await expect.poll(() => titulos(api, id)).toEqual(['Dos', 'Uno', 'Tres']);

  const asa = async (titulo: string) => {
    const caja = await filas.filter({ hasText: titulo }).boundingBox();
    return { x: (caja?.x ?? 0) - 14, y: (caja?.y ?? 0) + (caja?.height ?? 0) / 2 };
  };
  // A page that is slow to follow lets go where it last saw the pointer: as a person does, the mark is waited for.
  const arrastrar = async (titulo: string, hasta: { x: number; y: number }, marca: Locator) => {
    const desde = await asa(titulo);
    await page.mouse.move(desde.x, desde.y);
    await page.mouse.down();
    await page.mouse.move(desde.x, desde.y + 12, { steps: 3 });
    await expect(filas.filter({ hasText: titulo })).toHaveAttribute('data-dragging');
    await page.mouse.move(hasta.x, hasta.y, { steps: 8 });
    await expect(marca).toHaveCount(1);
    await page.mouse.up();
  };
  const dos = await asa('Dos');
  const antesDeDos = filas.filter({ hasText: 'Dos' }).and(page.locator('[data-drop=before]'));
  await arrastrar('Tres', { x: dos.x, y: dos.y - 10 }, antesDeDos);
  await expect.poll(orden).toEqual(['Tres', 'Dos', 'Uno']);

  const seccion = page.getByRole('region', { name: 'Dos', exact: true });
  const vacia = await seccion.boundingBox();
  await arrastrar(
    'Uno',
    { x: (vacia?.x ?? 0) + 20, y: (vacia?.y ?? 0) + 70 },
    seccion.locator('[data-drop]'),
  );
  await expect
    .poll(async () => (await indiceDe(api, id)).actividades.find(({ titulo }) => titulo === 'Uno')?.seccion)
    .toBe(segunda);

  await page.getByRole('link', { name: 'Tres', exact: true }).click();
  const ajustes = page.locator('[data-panel]');
  await ajustes.getByRole('switch', { name: /^Obligatoria/ }).setChecked(false);
  await expect(ajustes.getByText(/^Guardado/)).toBeVisible();
  await expect(filas.filter({ hasText: 'Tres' })).toContainText('Opcional');
  await page.reload();
  await expect(ajustes.getByLabel('Título', { exact: true })).toHaveValue('Tres');
  await ajustes.getByRole('button', { name: 'Cerrar los ajustes' }).click();
  await expect(ajustes).toHaveCount(0);

  await page.getByRole('button', { name: 'Acciones para Tres' }).click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  await expect.poll(orden).toEqual(['Tres', 'Tres (copia)', 'Dos', 'Uno']);

  await page.getByRole('button', { name: 'Acciones para Tres (copia)' }).click();
  await page.getByRole('menuitem', { name: 'Ocultar' }).click();
  await expect(filas.filter({ hasText: 'Tres (copia)' })).toContainText('Oculta');

  await page.getByRole('checkbox', { name: 'Seleccionar «Dos»' }).check();
  await page.getByRole('checkbox', { name: 'Seleccionar «Uno»' }).check();
  await page.getByRole('button', { name: 'Cambiar fecha límite' }).click();
  await page.getByRole('dialog').getByLabel('Fecha límite').fill('2030-05-01T20:00');
  await page.getByRole('button', { name: 'Poner la fecha' }).click();
  await expect(filas.filter({ hasText: '1 de mayo de 2030' })).toHaveCount(2);
  await sinFaltas(page);
});

test('se busca una actividad entre todos los cursos', async ({ page, baseURL }) => {
  const api = await entrar(page, baseURL ?? '', 'admin');
  const { datos } = await api.get<{ datos: { titulo: string; cursoTitulo: string }[] }>(
    '/api/actividades?limite=1&orden=titulo',
  );
  const { titulo = '', cursoTitulo = '' } = datos[0] ?? {};
  await page.goto('/admin/actividades');
  await page.getByRole('searchbox', { name: 'Buscar actividades por título' }).fill(titulo);
  const fila = page.getByRole('row').filter({ hasText: titulo }).first();
  await expect(fila).toContainText(cursoTitulo);
  await fila.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
});
