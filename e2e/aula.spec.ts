import type { Browser, Locator, Page } from '@playwright/test';
import { sinFaltas } from './support/axe.ts';
import { subirArchivo } from './support/archivos.ts';
import { actividadNueva, cursoNuevo } from './support/cursos.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { pdfDe, webmDe } from './support/media.ts';
import { type Api, apiOf, CONTRASEÑA, entrar, estrenar, personaNueva, PROPIA } from './support/people.ts';

const PHONE = { width: 390, height: 844 };

const parrafos = Array.from(
  { length: 30 },
  (_, i) => `<p>Párrafo ${i + 1}. ${'Un texto que se lee. '.repeat(12)}</p>`,
);
const LECTURA = `<p>La distancia es <span data-type="inline-math" data-latex="d = \\frac{v^2}{2a}"></span>.</p>${parrafos.join('')}`;
const TAREA = {
  tipo: 'tarea',
  instrucciones: '<p>Calcula la distancia de tu obra.</p>',
  pideTexto: true,
  maxArchivos: 1,
  rubrica: [],
  maxIntentos: null,
  admiteTarde: true,
};

const video = (url: string, archivoId: string | null, segundos: number) => ({
  tipo: 'video',
  archivoId,
  url,
  segundos,
  subtitulos: [],
  descripcion: '',
});

/** Someone new who can take the course, and how they sign in. */
async function alumna(api: Api, browser: Browser, origin: string, cursoId: string) {
  const { correo, contraseña } = await personaNueva(api);
  const context = await browser.newContext();
  const page = await context.newPage();
  const propia = await estrenar(page, origin, { correo, contraseña });
  await propia.post(`/api/cursos/${cursoId}/inscribirme`);
  await context.close();
  return { correo, contraseña: PROPIA };
}

const latido = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/latido'));
const completada = (page: Page) => page.getByText('Actividad completada.');
const titulo = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Within half a second of a step, another press would be the second half of a double one. */
async function reposar(page: Page): Promise<void> {
  const desde = await page.evaluate(() => Date.now());
  await page.waitForFunction((antes) => Date.now() - antes > 500, desde);
}
async function seguir(page: Page): Promise<void> {
  await reposar(page);
  await page
    .getByRole('navigation', { name: 'Recorrer el curso' })
    .getByRole('link', { name: /^Siguiente/ })
    .click();
  await reposar(page);
}
/** The colour of the page where its scanned square is. */
const escaneado = (hoja: Locator) =>
  hoja
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const [x, y] = [(172 / 595) * canvas.width, (342 / 842) * canvas.height];
      return [...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
    });

const segundo = (page: Page) =>
  page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime);

test('una alumna con su teléfono recorre un curso, lo deja a medias y lo encuentra donde estaba', async ({
  browser,
  baseURL,
  playwright,
}) => {
  const origin = baseURL ?? '';
  const request = await playwright.request.newContext();
  const api = apiOf(request, origin);
  await api.post('/api/sesion', { identificador: 'superadmin@alborada.example', contraseña: CONTRASEÑA });
  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await phone.newPage();
  await page.goto(origin);

  const curso = await cursoNuevo(api, ['Antes', 'Después'], { acceso: 'abierto' });
  const [antes = '', despues = ''] = curso.secciones;
  const lugar = (seccion: string, orden: number) => ({ cursoId: curso.id, seccion, orden });
  const archivo = (nombre: string, bytes: Buffer) =>
    subirArchivo(request, origin, { nombre, cursoId: curso.id }, bytes);
  const webm = await archivo('arnes.webm', await webmDe(page, 8));
  const hojas = ['Hoja uno', 'Hoja dos', 'Hoja tres', 'Hoja cuatro', 'Hoja cinco'];
  const pdf = await archivo('manual.pdf', pdfDe(hojas));
  await actividadNueva(api, lugar(antes, 0), { tipo: 'lectura', html: LECTURA }, { titulo: 'Leer' });
  await actividadNueva(api, lugar(antes, 1), video('', webm, 8), {
    titulo: 'Mirar',
    regla: 'porcentaje',
    reglaPorcentaje: 90,
    duracion: 9,
  });
  const documento = { tipo: 'documento', archivoId: pdf, nombre: 'Manual', descripcion: '' };
  await actividadNueva(api, lugar(despues, 0), documento, { titulo: 'Consultar' });
  const enlace = { tipo: 'enlace', url: 'https://www.boe.es/buscar', descripcion: '' };
  await actividadNueva(api, lugar(despues, 1), enlace, { titulo: 'Visitar' });
  await actividadNueva(api, lugar(despues, 2), TAREA, { titulo: 'Practicar', regla: 'manual' });
  await api.post(`/api/cursos/${curso.id}/publicar`);
  const persona = await alumna(api, browser, origin, curso.id);

  const refused: string[] = [];
  phone.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await entrar(page, origin, persona);
  const first = latido(page);
  await page.goto(`/curso/${curso.slug}`);
  await expect(titulo(page, 'Leer')).toBeVisible();
  await expect(page.locator('.katex').first()).toBeVisible();
  await first;
  const veinte = (here: Page) => here.getByText('Párrafo 20.');
  await veinte(page).evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().top - 80);
  });
  await expect(veinte(page)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('parrafo');
  await page.close();

  const otra = await phone.newPage();
  await entrar(otra, origin, persona);
  await otra.goto(`/curso/${curso.slug}`);
  await expect(veinte(otra)).toBeInViewport();
  await expect(completada(otra)).toHaveCount(0);
  await otra.getByText('Párrafo 30.').scrollIntoViewIfNeeded();
  await expect(completada(otra)).toBeVisible();

  // Without network what opens over the lesson opens all the same, and an opinion keeps its words.
  await phone.setOffline(true);
  await otra.getByRole('button', { name: / %$/ }).click();
  await expect(otra.getByRole('heading', { name: /^Por qué/ })).toBeVisible();
  await otra.keyboard.press('Escape');
  await otra.getByRole('button', { name: 'Hay un error aquí' }).click();
  await otra.getByLabel('¿Qué está mal?').fill('Falta una coma.');
  await otra.getByRole('button', { name: 'Avisar del error' }).click();
  await expect(otra.getByText('No hay conexión con la academia.')).toBeVisible();
  await phone.setOffline(false);
  await otra.getByRole('button', { name: 'Avisar del error' }).click();
  await expect(otra.getByText('Gracias. Lo leerá quien prepara este curso.')).toBeVisible();

  await seguir(otra);
  await expect(otra.getByText('Aún no has visto nada: se completa con el 90 %.')).toBeVisible();
  await expect.poll(() => otra.locator('video').evaluate((one: HTMLVideoElement) => one.duration)).toBe(8);
  const skipped = latido(otra);
  await otra.locator('video').evaluate(async (element: HTMLVideoElement) => {
    element.currentTime = 7.2;
    await element.play();
  });
  await skipped;
  await expect.poll(() => otra.locator('video').evaluate((one: HTMLVideoElement) => one.ended)).toBe(true);
  await expect(completada(otra)).toHaveCount(0);
  await otra.locator('video').evaluate(async (element: HTMLVideoElement) => {
    element.currentTime = 0;
    await element.play();
  });
  await expect.poll(() => segundo(otra)).toBeGreaterThan(2);
  const paused = latido(otra);
  await otra.locator('video').evaluate((element: HTMLVideoElement) => element.pause());
  await paused;
  await phone.close();

  const tablet = await browser.newContext({ viewport: PHONE });
  const nueva = await tablet.newPage();
  await tablet.route('https://www.boe.es/**', (route) => route.fulfill({ body: 'BOE' }));
  await entrar(nueva, origin, persona);
  await nueva.goto(`/curso/${curso.slug}`);
  await expect(titulo(nueva, 'Mirar')).toBeVisible();
  await expect.poll(() => segundo(nueva)).toBeGreaterThan(1.5);
  await expect(completada(nueva)).toHaveCount(0);
  await nueva.getByLabel('Velocidad').selectOption('2×');
  await nueva.locator('video').evaluate((element: HTMLVideoElement) => element.play());
  await expect(completada(nueva)).toBeVisible();

  await seguir(nueva);
  const hoja = nueva.getByRole('region', { name: 'Manual' });
  await expect(hoja.getByText('Hoja uno')).toBeVisible();
  await expect.poll(() => escaneado(hoja)).toEqual([0, 0, 0]);
  const irA = async (numero: string) => {
    await nueva.getByRole('spinbutton', { name: 'Página' }).fill(numero);
    await nueva.keyboard.press('Enter');
  };
  await irA('3');
  await expect(hoja.getByText('Hoja tres')).toBeInViewport();
  await nueva.reload();
  await expect(hoja.getByText('Hoja tres')).toBeInViewport();
  await expect(completada(nueva)).toHaveCount(0);
  await irA('5');
  await expect(completada(nueva)).toBeVisible();

  await seguir(nueva);
  const popup = nueva.waitForEvent('popup');
  await nueva.getByRole('link', { name: 'Abrir el enlace' }).click();
  await (await popup).close();
  await expect(completada(nueva)).toBeVisible();

  await seguir(nueva);
  await nueva.getByRole('button', { name: 'Marcar como hecha' }).click();
  const fin = nueva.getByRole('heading', { level: 1, name: /^Has terminado/ });
  await expect(fin).toBeFocused();
  await sinFaltas(nueva);
  await nueva.reload();
  await expect(fin).toBeVisible();
  await nueva.getByRole('link', { name: 'Repasar el curso' }).click();
  await expect(nueva.getByRole('button', { name: 'Por qué 100 %' })).toBeVisible();
  expect(refused).toEqual([]);
  await sinFaltas(nueva);
  await tablet.close();
  await request.dispose();
});

/** A player that speaks as YouTube's does: it plays from where its address says while its button is pressed. */
const PLAYER = `<!doctype html><button>Reproducir</button><script>
  let at = Number(new URLSearchParams(location.search).get('start') ?? 0), parent_;
  const say = (info) => parent_?.postMessage(JSON.stringify({ event: 'infoDelivery', id: 1, info }), '*');
  addEventListener('message', ({ source, data }) => {
    if (JSON.parse(data).event !== 'listening') return;
    parent_ = source;
    say({ currentTime: at, duration: 20, playerState: 5, playbackRate: 1 });
  });
  document.querySelector('button').onclick = () => {
    say({ playerState: 1 });
    const timer = setInterval(() => {
      at = Math.min(20, at + 0.25);
      say({ currentTime: at });
      if (at % 4 === 0) { clearInterval(timer); say({ playerState: 2 }); }
    }, 250);
  };
</script>`;

test('de un vídeo de YouTube cuenta lo que su reproductor dice que se vio; las teclas mueven por el curso y quien lo prepara no deja rastro', async ({
  page,
  browser,
  otraVentana,
  baseURL,
  playwright,
}) => {
  const origin = baseURL ?? '';
  const request = await playwright.request.newContext();
  const api = apiOf(request, origin);
  await api.post('/api/sesion', { identificador: 'superadmin@alborada.example', contraseña: CONTRASEÑA });
  const curso = await cursoNuevo(api, ['Única'], { acceso: 'abierto', secuencial: false });
  const lugar = (orden: number) => ({ cursoId: curso.id, seccion: curso.secciones[0] ?? '', orden });
  await actividadNueva(api, lugar(0), video('https://youtu.be/dQw4w9WgXcQ', null, 20), {
    titulo: 'Mirar fuera',
    regla: 'porcentaje',
    reglaPorcentaje: 90,
    duracion: 131,
  });
  await actividadNueva(api, lugar(1), TAREA, { titulo: 'Hacer', regla: 'manual' });
  await api.post(`/api/cursos/${curso.id}/publicar`);
  const persona = await alumna(api, browser, origin, curso.id);

  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: PLAYER }),
  );
  await entrar(page, origin, persona);
  await page.goto(`/curso/${curso.slug}`);
  await expect(page.getByText('Te quedan unas 2 h 10 min')).toBeVisible();
  const seen = page.waitForResponse(
    (response) =>
      response.url().endsWith('/latido') && (response.request().postData() ?? '').includes('tramo'),
  );
  await page.frameLocator('iframe').getByRole('button', { name: 'Reproducir' }).click();
  expect((await (await seen).json()).porcentaje).toBeGreaterThanOrEqual(10);
  await expect(page.getByText(/Has visto el \d0\s%: se completa con el 90\s%/)).toBeVisible();
  await page.reload();
  await expect(page.locator('iframe')).toHaveAttribute('src', /start=4/);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await expect(titulo(page, 'Hacer')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(titulo(page, 'Mirar fuera')).toBeVisible();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('m');
  await expect(completada(page)).toBeVisible();
  await page.getByRole('button', { name: 'Por qué 50 %' }).click();
  await expect(
    page.getByText('Has completado 1 de las 2 actividades obligatorias. Te falta esta:'),
  ).toBeVisible();
  await sinFaltas(page);

  const previa = await otraVentana();
  const told: string[] = [];
  previa.on('request', (one) => one.method() === 'POST' && told.push(one.url()));
  await entrar(previa, origin, 'superadmin');
  await previa.goto(`/curso/${curso.slug}?actividad=`);
  await expect(previa.getByText(/^Vista previa/)).toBeVisible();
  await previa.keyboard.press('j');
  await expect(titulo(previa, 'Hacer')).toBeVisible();
  expect(told.filter((url) => url.includes('/api/actividades/'))).toEqual([]);
  await request.dispose();
});
