import type { Page } from '@playwright/test';
import { aLaPuerta, confirmar, conRecibo, empezar, estaEn, siguiente } from './support/examen.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { keepFromOthers } from './support/windows.ts';

/** As the translator of a browser: each text goes and two elements with its words come, now and whenever one is written. */
async function traducir(page: Page): Promise<void> {
  keepFromOthers(page);
  await page.addInitScript(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, svg, math, textarea'))
          continue;
        const font = document.createElement('font');
        font.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(font);
      }
    };
    const watch = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of addedNodes) if (node.isConnected) translate(node);
        if (target instanceof Text && target.isConnected) translate(target);
      }
    });
    const { insertBefore } = Node.prototype;
    // Once what bears it has come, as whoever presses «Traducir» finds it.
    const begin = () => {
      if (Node.prototype.insertBefore === insertBefore) return void requestAnimationFrame(begin);
      translate(document.body);
      watch.observe(document.body, { childList: true, characterData: true, subtree: true });
      document.documentElement.classList.add('translated-ltr');
    };
    window.addEventListener('load', begin);
  });
}

const traducida = (page: Page) => page.locator('html.translated-ltr').waitFor();

test('con la página traducida se hace una prueba entera, y lo que cambia se lee', async ({
  page,
  otraVentana,
  baseURL,
}) => {
  const { page: suya, evaluacionId } = await aLaPuerta({ page, otraVentana, baseURL }, 360);
  const fallos: string[] = [];
  suya.on('pageerror', ({ message }) => fallos.push(message));
  await traducir(suya);

  await suya.goto('/home');
  await traducida(suya);
  await suya.getByRole('link', { name: 'Mis pruebas' }).click();
  await expect(suya.getByRole('heading', { level: 1, name: 'Mis pruebas' })).toBeVisible();

  await empezar(suya, evaluacionId);
  await traducida(suya);
  await suya.getByText('Seguir trabajando').click();
  await suya.getByText('Avisar y señalizar').click();
  await siguiente(suya);
  await estaEn(suya, 2);
  await suya.getByRole('radio', { name: 'Verdadero' }).check();
  await siguiente(suya);
  await suya.getByRole('textbox').fill('extintor');
  await siguiente(suya);
  await estaEn(suya, 4);
  await suya.getByText('Avisar y señalizar').click();
  await suya.getByRole('button', { name: 'Entregar', exact: true }).click();
  await confirmar(suya);
  await conRecibo(suya, '4 de 4');
  await suya.getByRole('link', { name: 'Ver la revisión' }).click();
  await expect(suya.getByRole('heading', { name: '4 de 4 acertadas' })).toBeVisible();
  const todas = suya.getByRole('button', { name: 'Abrir todas' });
  await todas.click();
  await expect(todas).toHaveAttribute('aria-pressed', 'true');
  expect(fallos).toEqual([]);
});
