import type { ConsoleMessage, Page } from '@playwright/test';
import { sinFaltas } from './support/axe.ts';
import { expect } from './support/expect.ts';
import { test as journey } from './support/journey.ts';
import { type Api, entrar, personaNueva } from './support/people.ts';
import { sinSaltos, vigilaSaltos } from './support/saltos.ts';
import { NOTHING } from './support/windows.ts';

interface Destino {
  readonly ruta: string;
  readonly quien: 'nadie' | 'estudiante' | 'superadmin';
}

const publicas: Destino[] = [
  { ruta: '/', quien: 'nadie' },
  { ruta: '/admin/login', quien: 'nadie' },
  { ruta: '/no/existe', quien: 'nadie' },
  { ruta: '/curso/100%', quien: 'nadie' },
];
const deAprendiz = [
  '/home',
  '/home?vista=avisos',
  '/pruebas',
  '/curso/trabajos-en-altura',
  '/curso/inexistente',
  '/evaluacion/{evaluacion}',
];
const deAdministrador = [
  '/admin/dashboard',
  '/admin/reportes',
  '/admin/reportes?reporte=progreso',
  '/admin/reportes?reporte=cumplimiento',
  '/admin/reportes?reporte=matriz',
  '/admin/configuracion',
  '/admin/configuracion?vista=academia',
  '/admin/configuracion?vista=firma',
  '/admin/configuracion?vista=avisos',
  '/admin/configuracion?vista=tecnico',
  '/admin/usuarios',
  '/admin/usuarios/crear',
  '/admin/usuarios/actualizar/{usuario}',
  '/admin/usuarios/actualizar/{recienLlegada}',
  '/admin/usuarios/carga-masiva',
  '/admin/usuarios?vista=campos',
  '/admin/usuarios/grupos',
  '/admin/usuarios/grupos/crear',
  '/admin/usuarios/grupos/actualizar/{grupo}',
  '/admin/usuarios/grupos/actualizar/{grupo}?ver=cursos',
  '/admin/usuarios/grupos/actualizar/{grupo}?ver=regla',
  '/admin/cursos',
  '/admin/cursos/crear',
  '/admin/cursos/actualizar/{curso}',
  '/admin/cursos/actualizar/{curso}?parte=participantes',
  '/admin/cursos/actualizar/{curso}?parte=ajustes',
  '/admin/cursos/actualizar/{curso}?parte=certificado',
  '/admin/cursos?ver=papelera',
  '/admin/actividades',
  '/admin/actividades?ver=entregas',
  '/admin/actividades?vista=banco',
  '/admin/actividades?vista=banco&importar=nuevo',
  '/admin/actividades/{curso}',
  '/admin/actividades/{curso}/crear',
  '/admin/actividades/{curso}/actualizar/{actividad}',
  '/admin/actividades/{curso}/actualizar/{prueba}',
  '/admin/actividades/{curso}/actualizar/{prueba}?ver=reglas',
  '/admin/actividades/{curso}/actualizar/{prueba}?ver=resultados',
  '/admin/actividades/{curso}/actualizar/{prueba}?ver=estadistica',
  '/admin/actividades/{curso}/actualizar/{prueba}?ver=sala',
  '/admin/perfiles',
  '/admin/perfiles/crear',
  '/admin/perfiles/actualizar/{perfil}',
  '/admin/no/existe',
];
/** Lists, whose first row is in the first third of a telephone, with some room for what is under the title. */
const LISTAS = new Set([
  '/admin/usuarios',
  '/admin/usuarios?vista=campos',
  '/admin/usuarios/grupos/actualizar/{grupo}?ver=cursos',
  '/admin/cursos',
  '/admin/cursos?ver=papelera',
  '/admin/actividades',
  '/admin/actividades?ver=entregas',
  '/admin/actividades?vista=banco',
  '/admin/actividades?vista=banco&importar=nuevo',
  '/admin/actividades/{curso}',
  '/admin/actividades/{curso}/actualizar/{prueba}',
  '/admin/cursos/actualizar/{curso}?parte=participantes',
  '/admin/perfiles',
  '/admin/reportes?reporte=progreso',
]);
const FIRST_ROW = 300;

const destinos: Destino[] = [
  ...publicas,
  ...deAprendiz.map((ruta) => ({ ruta, quien: 'estudiante' as const })),
  ...deAdministrador.map((ruta) => ({ ruta, quien: 'superadmin' as const })),
];

const TEMAS = ['light', 'dark'] as const;
/** What is drawn depends on the width and its colours on the theme: each is looked into once. */
const ANCHOS: Readonly<Record<(typeof TEMAS)[number], number>> = { light: 1440, dark: 360 };

/** The address of a real record where the route has a place for one. */
async function caminoDe(ruta: string, api: Api): Promise<string> {
  const primero = async (coleccion: string) =>
    (
      await api.get<{ datos: { id: string }[] }>(
        `/api/${coleccion}${coleccion.includes('?') ? '&' : '?'}limite=1`,
      )
    ).datos[0];
  let camino = ruta;
  // Somebody with next to nothing to show: what waits for it is taller than what comes.
  if (ruta.includes('{recienLlegada}'))
    camino = camino.replace('{recienLlegada}', (await personaNueva(api)).id);
  if (ruta.includes('{curso}')) {
    // One of the demo's own: other journeys make theirs meanwhile.
    const { curso, actividades } = await api.get<{
      curso: { id: string };
      actividades: { id: string; tipo: string }[];
    }>('/api/cursos/trabajos-en-altura/contenido');
    const prueba = actividades.find(({ tipo }) => tipo === 'evaluacion');
    camino = ruta
      .replace('{curso}', curso.id)
      .replace('{actividad}', actividades[0]?.id ?? '')
      .replace('{prueba}', prueba?.id ?? '');
  }
  for (const [, nombre = ''] of camino.matchAll(/\{(\w+)\}/g)) {
    // A group with people: other journeys make theirs meanwhile.
    const plural =
      { evaluacion: 'evaluaciones', perfil: 'perfiles', grupo: 'grupos?buscar=Getafe' }[nombre] ??
      `${nombre}s`;
    camino = camino.replace(`{${nombre}}`, (await primero(plural))?.id ?? '');
  }
  return camino;
}

type Quien = Destino['quien'];

interface Abierta {
  readonly page: Page;
  readonly api: Api | null;
}

/** One window for each kind of person, signed in once: what is looked at here is the page, not the way to it. */
const test = journey.extend<object, { abrir: (quien: Quien) => Promise<Abierta> }>({
  abrir: [
    async ({ windows }, use) => {
      const origin = process.env.CATEDRA_ORIGEN ?? '';
      const abiertas = new Map<Quien, Abierta>();
      await use(async (quien) => {
        const antes = abiertas.get(quien);
        if (antes) return antes;
        const page = await windows.take();
        const api = quien === 'nadie' ? null : await entrar(page, origin, quien);
        await vigilaSaltos(page);
        // So that there is a storage to choose the theme in.
        await page.goto(NOTHING);
        const abierta = { page, api };
        abiertas.set(quien, abierta);
        return abierta;
      });
      for (const { page } of abiertas.values()) await windows.giveBack(page);
    },
    { scope: 'worker' },
  ],
});

const HUESOS = '[aria-busy="true"], .mantine-Skeleton-root';

/** Everything has come: also what asks for its own when somebody gets near its place. */
async function haVenidoTodo(page: Page): Promise<void> {
  const huesos = page.locator(HUESOS);
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 120));
    await expect(huesos).toHaveCount(0, { timeout: 300 });
  }).toPass({ intervals: [0] });
  await page.evaluate(() => window.scrollTo(0, 0));
}

const anchoDelMenu = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().x ?? 0);

async function revisa(page: Page, width: number): Promise<void> {
  await sinSaltos(page);
  const sobra = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sobra, `desborda a ${width} px`).toBeLessThanOrEqual(0);
  for (const dialogo of await page.getByRole('dialog').all()) {
    const caja = await dialogo.boundingBox();
    // One that leaves the menu open stands in the middle of the rest.
    const desde = (await dialogo.getAttribute('aria-modal')) ? 0 : await anchoDelMenu(page);
    expect(caja && caja.x * 2 + caja.width - desde, 'el diálogo, en medio').toBeCloseTo(width, 0);
  }
}

/** The last look at a page: axe goes through everything there is, also where it is told not to look. */
async function sinFaltasAlFinal(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const row of document.querySelectorAll('tbody tr:nth-child(n+7)')) row.remove();
  });
  await sinFaltas(page);
}

async function empiezaArriba(page: Page): Promise<void> {
  const fila = page.locator('main :is(tbody tr, li):not(nav li):visible').first();
  await expect(fila).toBeVisible();
  expect((await fila.boundingBox())?.y, 'la primera fila').toBeLessThanOrEqual(FIRST_ROW);
}

/** What goes wrong in a page while it is looked at. */
async function sinErrores(page: Page, mirar: () => Promise<void>): Promise<void> {
  const errores: string[] = [];
  const alFallar = (error: Error) => errores.push(error.message);
  const alDecir = (message: ConsoleMessage) => {
    // An unknown page and a visitor without a session are answers, not faults.
    if (message.type() === 'error' && !/status of (404|401)/.test(message.text()))
      errores.push(message.text());
  };
  page.on('pageerror', alFallar).on('console', alDecir);
  await mirar();
  page.off('pageerror', alFallar).off('console', alDecir);
  expect(errores).toEqual([]);
}

for (const { ruta, quien } of destinos) {
  test(`${ruta} se abre, clara y oscura, en teléfono y escritorio, sin saltos ni faltas de accesibilidad`, async ({
    abrir,
  }) => {
    const { page, api } = await abrir(quien);
    const camino = api ? await caminoDe(ruta, api) : ruta;
    await sinErrores(page, async () => {
      for (const tema of TEMAS) {
        await page.evaluate((modo) => window.sessionStorage.setItem('themeMode', modo), tema);
        await page.setViewportSize({ width: ANCHOS[tema], height: 900 });
        await page.goto(camino);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await haVenidoTodo(page);
        expect(await page.evaluate(() => document.body.classList.contains('dark-mode'))).toBe(
          tema === 'dark',
        );
        await revisa(page, ANCHOS[tema]);
        if (tema === 'dark' && LISTAS.has(ruta)) await empiezaArriba(page);
        await sinFaltasAlFinal(page);
      }
    });
  });
}
