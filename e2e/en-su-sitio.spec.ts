import type { Locator } from '@playwright/test';
import { aLaPuerta, empezar, ensayo, siguiente } from './support/examen.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

const LARGA = ensayo('Cuenta un casi accidente, paso a paso. '.repeat(40));

/** Where it is on the window. */
async function sitio(uno: Locator) {
  const caja = await uno.boundingBox();
  if (!caja) throw new Error('no está a la vista');
  return { izquierda: Math.round(caja.x), arriba: Math.round(caja.y), ...caja };
}

const seTocan = (a: Awaited<ReturnType<typeof sitio>>, b: typeof a): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

for (const ancho of [360, 768, 1024, 1440])
  test(`«Siguiente» no se mueve de una pregunta a otra, a ${ancho} px`, async ({
    page: admin,
    otraVentana,
    baseURL,
  }) => {
    const puerta = await aLaPuerta({ page: admin, otraVentana, baseURL }, ancho, {}, [LARGA, LARGA]);
    const { page, evaluacionId } = puerta;
    await page.goto(`/evaluacion/${evaluacionId}`);
    await page.getByRole('button', { name: 'Empezar la prueba' }).click();
    const boton = page.getByRole('button', { name: 'Siguiente' });
    const sitios = new Set<string>();
    for (const numero of [1, 2, 3, 4, 5]) {
      await expect(page.getByText(`Pregunta ${numero} de 6`)).toBeVisible();
      const { izquierda, arriba } = await sitio(boton);
      sitios.add(`${izquierda},${arriba}`);
      await boton.click();
    }
    expect([...sitios]).toHaveLength(1);
  });

test('con la letra al doble en un teléfono, el título y el reloj no se tapan', async ({
  page: admin,
  otraVentana,
  baseURL,
}) => {
  const { page, evaluacionId } = await aLaPuerta({ page: admin, otraVentana, baseURL }, 360);
  await empezar(page, evaluacionId);
  await page.setViewportSize({ width: 180, height: 390 });
  const titulo = await sitio(page.getByRole('heading', { level: 1 }));
  const reloj = await sitio(page.getByRole('timer'));
  expect(seTocan(titulo, reloj)).toBe(false);
  expect(titulo.width).toBeGreaterThan(100);
  expect(reloj.x + reloj.width).toBeLessThanOrEqual(180);
  const boton = await sitio(page.getByRole('button', { name: 'Siguiente' }));
  expect(boton.x + boton.width).toBeLessThanOrEqual(180);
});

test('sin red, una prueba sin vuelta atrás dice junto al botón por qué no pasa', async ({
  page: admin,
  otraVentana,
  baseURL,
}) => {
  const puerta = await aLaPuerta({ page: admin, otraVentana, baseURL }, 360, { secuencial: true });
  const { page, ventana, evaluacionId } = puerta;
  await empezar(page, evaluacionId);
  await ventana.setOffline(true);
  await expect(page.locator('[data-kind="local"]:visible')).toBeInViewport();
  const aviso = page.getByRole('alert').filter({ hasText: 'no se pasa a la siguiente' });
  // What is pressed as soon as a question came was meant for the one before.
  await expect(async () => {
    await siguiente(page);
    expect(await aviso.count()).toBe(1);
  }).toPass();
  await expect(aviso).toBeInViewport();
  const [palabras, boton] = [
    await sitio(aviso),
    await sitio(page.getByRole('button', { name: 'Siguiente' })),
  ];
  expect(boton.y - palabras.y).toBeLessThan(120);
});

test('en un teléfono el «+» no tapa nada, las barras miden lo mismo y las acciones tienen palabras', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await entrar(page, baseURL ?? '', 'superadmin');
  await page.goto('/admin/usuarios');
  const mas = await sitio(page.getByRole('link', { name: 'Crear usuario' }));
  for (const donde of [0, 130, 1e6]) {
    await page.evaluate((alto) => window.scrollTo(0, alto), donde);
    // A little outside its circle, at the four corners of its square.
    const filas = await page.evaluate(
      ({ x, y, width, height }) =>
        [
          [x + 2, y + 2],
          [x + width - 2, y + 2],
          [x + 2, y + height - 2],
          [x + width - 2, y + height - 2],
        ].filter(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('tr, td') !== null)
          .length,
      mas,
    );
    expect(filas).toBe(0);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('checkbox').first().check();
  const barra = page.getByRole('region', { name: 'Acciones con la selección' });
  for (const boton of await barra.getByRole('button').all())
    if ((await boton.getAttribute('aria-label')) !== 'Quitar la selección')
      expect((await boton.innerText()).trim()).not.toBe('');

  await page.goto('/admin/reportes?reporte=progreso');
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  const largos = await page
    .getByRole('progressbar')
    .evaluateAll((todas) => [...new Set(todas.map((una) => Math.round(una.getBoundingClientRect().width)))]);
  expect(largos).toHaveLength(1);
});
