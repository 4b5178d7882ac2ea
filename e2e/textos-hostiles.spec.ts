import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CORPUS_XSS } from '../packages/server/src/testing/corpus-xss.ts';
import { cursoNuevo, actividadNueva } from './support/cursos.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

const RICO = CORPUS_XSS.map((trampa) => `<p>Texto</p>${trampa}`).join('');
const llano = (largo: number) =>
  `"><img src=x onerror="window.__xss=1;alert(1)"><svg onload=alert(1)>`.slice(0, largo);

const CONTENIDOS = [
  [{ tipo: 'lectura', html: RICO }, 'ver'],
  [
    {
      tipo: 'video',
      archivoId: null,
      url: 'https://videos.example/uno',
      segundos: null,
      subtitulos: [],
      descripcion: RICO,
    },
    'ver',
  ],
  [{ tipo: 'documento', archivoId: null, nombre: llano(200), descripcion: RICO }, 'ver'],
  [{ tipo: 'enlace', url: 'https://x.example/"onclick="alert(1)', descripcion: RICO }, 'ver'],
  [
    {
      tipo: 'tarea',
      instrucciones: RICO,
      pideTexto: true,
      maxArchivos: 1,
      rubrica: [{ titulo: llano(160), descripcion: llano(500), puntos: 5 }],
      maxIntentos: null,
      admiteTarde: true,
    },
    'entregar',
  ],
] as const;

/** Whatever runs, asks or is stopped by the page's policy while someone looks. */
function vigilar(page: Page): string[] {
  const disparos: string[] = [];
  page.on('dialog', (dialog) => {
    disparos.push(`diálogo: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => disparos.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) disparos.push(message.text());
  });
  return disparos;
}

const marcada = (page: Page) => page.evaluate(() => '__xss' in window);

/** A course where every field, rich or plain, tries something. */
async function cursoHostil(page: Page, origin = '') {
  const api = await entrar(page, origin, 'admin');
  const curso = await cursoNuevo(api, [llano(160)], {
    titulo: `${llano(150)} ${randomUUID()}`,
    descripcion: RICO,
    categoria: llano(60),
    etiquetas: ['<b>negrita</b>'],
    acceso: 'abierto',
  });
  const ids: string[] = [];
  for (const [orden, [contenido, regla]] of CONTENIDOS.entries()) {
    const lugar = { cursoId: curso.id, seccion: curso.secciones[0] ?? '', orden };
    ids.push(await actividadNueva(api, lugar, contenido, { titulo: llano(200), regla }));
  }
  return { ...curso, ids };
}

test.beforeEach(({ context }) => context.route(/^https:/, (route) => route.abort()));

test('nada de lo que se escribe en un curso se ejecuta donde se edita', async ({ page, baseURL }) => {
  const { id: cursoId, ids } = await cursoHostil(page, baseURL);
  const disparos = vigilar(page);
  const mirar = async (camino: string) => {
    await page.goto(camino, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await mirar(`/admin/actividades/${cursoId}`);
  await mirar(`/admin/cursos/actualizar/${cursoId}`);
  await expect(page.getByRole('textbox', { name: /^Descripción/ })).toBeVisible();
  expect(await marcada(page)).toBe(false);
  for (const id of ids) {
    await mirar(`/admin/actividades/${cursoId}/actualizar/${id}`);
    await expect(page.locator('.ProseMirror')).toBeVisible();
    expect(await marcada(page)).toBe(false);
  }
  expect(disparos).toEqual([]);
});

test('nada de lo que se escribe en un curso se ejecuta donde se lee', async ({ page, baseURL }) => {
  const { slug, ids } = await cursoHostil(page, baseURL);
  const disparos = vigilar(page);
  for (const id of ids) {
    await page.goto(`/curso/${slug}?actividad=${id}`, { waitUntil: 'commit' });
    await expect(page.getByText('Texto').first()).toBeVisible();
    expect(await marcada(page)).toBe(false);
  }
  expect(disparos).toEqual([]);
});
