import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { type Api, type Cuenta, entrar } from './support/people.ts';

/** So little that nobody sees it: a line of text that moves a few pixels. */
const IMPERCEPTIBLE = 0.02;
const PANTALLAS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** What the network adds to each answer: enough for every page to be seen while it waits. */
const DEMORA = 120;

interface Salto {
  readonly valor: number;
  readonly quienes: readonly string[];
}

declare global {
  interface Window {
    saltos: Salto[];
  }
}

/** Writes down whatever moves by itself in each page that this window opens. */
async function vigilar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    window.saltos = [];
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as LayoutShift[]) {
        const quienes = entry.sources.map(({ node }) =>
          node instanceof Element
            ? `${node.tagName.toLowerCase()}.${node.className} «${node.textContent.trim().slice(0, 30)}»`
            : String(node?.textContent?.slice(0, 30)),
        );
        if (!entry.hadRecentInput) window.saltos.push({ valor: entry.value, quienes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const red = await page.context().newCDPSession(page);
  await red.send('Network.enable');
  await red.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: DEMORA,
    downloadThroughput: 1_000_000,
    uploadThroughput: 1_000_000,
  });
}

async function saltosDe(page: Page, ruta: string): Promise<readonly Salto[]> {
  await page.goto(ruta);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() => Array.from(document.images).every((image) => image.complete));
  return page.evaluate(
    () =>
      new Promise<Salto[]>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done(window.saltos)));
      }),
  );
}

async function deAprendiz(api: Api): Promise<readonly string[]> {
  const { secciones } = await api.get<{
    secciones: { actividades: { id: string; tipo: string; estado: string }[] }[];
  }>('/api/aprendizaje/cursos/trabajos-en-altura');
  const actividades = secciones.flatMap((una) => una.actividades);
  const unaDeCada = new Map(actividades.map(({ tipo, id }) => [tipo, id]));
  const evaluacion = await api.get<{ datos: { id: string }[] }>('/api/evaluaciones?limite=1');
  return [
    '/home',
    '/pruebas',
    '/curso/trabajos-en-altura',
    '/curso/inexistente',
    `/evaluacion/${evaluacion.datos[0]?.id}`,
    ...[...unaDeCada.values()].map((id) => `/curso/trabajos-en-altura?actividad=${id}`),
  ];
}

async function deAdministrador(api: Api): Promise<readonly string[]> {
  const { curso, actividades } = await api.get<{
    curso: { id: string };
    actividades: { id: string; tipo: string }[];
  }>('/api/cursos/trabajos-en-altura/contenido');
  const unaDeCada = new Map(actividades.map(({ tipo, id }) => [tipo, id]));
  const primero = async (coleccion: string) =>
    (await api.get<{ datos: { id: string }[] }>(`/api/${coleccion}?limite=1`)).datos[0]?.id;
  return [
    '/admin/dashboard',
    '/admin/reportes',
    '/admin/configuracion',
    '/admin/usuarios',
    '/admin/usuarios/crear',
    `/admin/usuarios/actualizar/${await primero('usuarios')}`,
    '/admin/usuarios/carga-masiva',
    '/admin/usuarios/grupos',
    '/admin/usuarios/grupos/crear',
    `/admin/usuarios/grupos/actualizar/${await primero('grupos')}`,
    '/admin/cursos',
    '/admin/cursos/crear',
    `/admin/cursos/actualizar/${curso.id}`,
    `/admin/cursos/actualizar/${curso.id}?parte=participantes`,
    `/admin/cursos/actualizar/${curso.id}?parte=ajustes`,
    '/admin/actividades',
    `/admin/actividades/${curso.id}`,
    `/admin/actividades/${curso.id}/crear`,
    ...[...unaDeCada.values()].map((id) => `/admin/actividades/${curso.id}/actualizar/${id}`),
    '/admin/perfiles',
    '/admin/perfiles/crear',
    `/admin/perfiles/actualizar/${await primero('perfiles')}`,
    '/admin/no/existe',
  ];
}

const QUIENES: readonly { quien: Cuenta | 'nadie'; rutas: (api: Api) => Promise<readonly string[]> }[] = [
  { quien: 'nadie', rutas: () => Promise.resolve(['/', '/admin/login', '/no/existe']) },
  { quien: 'estudiante', rutas: deAprendiz },
  { quien: 'superadmin', rutas: deAdministrador },
];

for (const { quien, rutas } of QUIENES) {
  test(`ninguna página de ${quien} se mueve mientras llega`, async ({ context, baseURL }) => {
    const page = await pagina(context);
    const origin = baseURL ?? '';
    const api = quien === 'nadie' ? null : await entrar(page, origin, quien);
    const caminos = await rutas(api as Api);
    const movidas: string[] = [];
    for (const tamaño of PANTALLAS) {
      await page.setViewportSize(tamaño);
      for (const camino of caminos) {
        const saltos = await saltosDe(page, camino);
        const suma = saltos.reduce((total, { valor }) => total + valor, 0);
        if (suma > IMPERCEPTIBLE) {
          movidas.push(`${camino} a ${tamaño.width}: ${suma.toFixed(3)}, ${JSON.stringify(saltos)}`);
        }
      }
    }
    expect(movidas).toEqual([]);
  });
}

async function pagina(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await vigilar(page);
  return page;
}
