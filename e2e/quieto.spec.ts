import type { Page } from '@playwright/test';
import { actividadNueva, cursoNuevo } from './support/cursos.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

/** Which controls move as the focus goes to each of those of the page: whoever was about to press one would miss it. */
const movidosPorElFoco = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const main = document.querySelector('main') ?? document.body;
    const controles = [
      ...main.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [contenteditable="true"]'),
    ].filter((uno) => uno.checkVisibility({ visibilityProperty: true }));
    const nombre = (uno: HTMLElement) =>
      uno.getAttribute('aria-label') ?? (uno.textContent || uno.id || uno.tagName).slice(0, 40);
    const sitios = () =>
      controles.map((uno) => {
        const { left, top } = uno.getBoundingClientRect();
        const { left: x, top: y } = main.getBoundingClientRect();
        return `${Math.round(left - x)},${Math.round(top - y)}`;
      });
    const pintado = () => new Promise((listo) => requestAnimationFrame(() => requestAnimationFrame(listo)));
    const movidos: string[] = [];
    const movidoAl = async (uno: HTMLElement) => {
      (document.activeElement as HTMLElement | null)?.blur();
      await pintado();
      const antes = sitios();
      uno.focus({ preventScroll: true });
      await pintado();
      return controles[sitios().findIndex((sitio, i) => sitio !== antes[i])];
    };
    for (const uno of controles) {
      // What the focus moves moves each time; what came late, as the page was being filled, only once.
      const otro = (await movidoAl(uno)) && (await movidoAl(uno));
      if (otro) movidos.push(`con el foco en «${nombre(uno)}» se mueve «${nombre(otro)}»`);
    }
    return [`${controles.length > 5 ? 'hay' : 'no hay'} controles`, ...movidos];
  });

const QUIETO = ['hay controles'];

test('lo que aparece con el foco no mueve nada de su sitio', async ({ page, baseURL }) => {
  const api = await entrar(page, baseURL ?? '', 'admin');
  const { id: cursoId, secciones } = await cursoNuevo(api, ['Única']);
  await page.goto(`/admin/actividades/${cursoId}/crear`);
  await page.getByRole('radio', { name: /^Evaluación/ }).click();
  await page.getByLabel('Título').fill('Prueba');
  await page.getByRole('button', { name: /^Crear / }).click();
  await page.getByRole('button', { name: 'Escribir una pregunta' }).click();
  const opcion = page.getByRole('textbox', { name: 'Texto de la opción 1' });
  await opcion.click();
  expect(await movidosPorElFoco(page)).toEqual(QUIETO);

  // The press that takes the cursor out of an option reaches what it was on.
  await opcion.click();
  await expect(page.getByText('marcar como correcta')).toBeVisible();
  await page.getByRole('button', { name: 'Añadir opción' }).click();
  await expect(page.getByRole('textbox', { name: 'Texto de la opción 3' })).toBeFocused();

  const celda = '<table><tbody><tr><td><p>Altura</p></td></tr></tbody></table>';
  const lectura = await actividadNueva(
    api,
    { cursoId, seccion: secciones[0] ?? '', orden: 1 },
    { tipo: 'lectura', html: `<p>Antes</p>${celda}<p>Después</p>` },
  );
  await page.goto(`/admin/actividades/${cursoId}/actualizar/${lectura}`);
  const despues = page.getByText('Después', { exact: true });
  await page.getByText('Antes', { exact: true }).click();
  const fuera = await despues.boundingBox();
  await page.getByText('Altura', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Añadir una fila debajo' })).toBeEnabled();
  expect(await despues.boundingBox()).toEqual(fuera);
  expect(await movidosPorElFoco(page)).toEqual(QUIETO);

  for (const formulario of [
    '/admin/usuarios/crear',
    '/admin/usuarios/grupos/crear',
    `/admin/cursos/actualizar/${cursoId}`,
  ]) {
    await page.goto(formulario);
    await expect(page.locator('main input').first()).toBeVisible();
    expect(await movidosPorElFoco(page), formulario).toEqual(QUIETO);
  }
});
