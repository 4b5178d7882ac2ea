import { aLaPuerta, estaEn } from './support/examen.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { hasta, pulsar } from './support/teclado.ts';

test('un examen entero en un teléfono, con Tab, Intro y espacio', async ({
  page: admin,
  otraVentana,
  baseURL,
}) => {
  const { page, evaluacionId } = await aLaPuerta({ page: admin, otraVentana, baseURL }, 360);
  const guardada = page.getByText('Respuesta guardada');
  const seguir = page.getByRole('button', { name: 'Siguiente' });

  await page.goto(`/evaluacion/${evaluacionId}`);
  await pulsar(page, page.getByRole('button', { name: 'Empezar la prueba' }));
  await estaEn(page, 1);
  await pulsar(page, page.getByRole('radio', { name: /Avisar y señalizar/ }), 'Space');
  await expect(guardada).toBeVisible();
  await pulsar(page, seguir);
  await estaEn(page, 2);
  await pulsar(page, page.getByRole('radio', { name: 'Verdadero' }), 'Space');
  await expect(guardada).toBeVisible();
  await pulsar(page, seguir);
  await estaEn(page, 3);
  await hasta(page, page.getByRole('textbox'));
  await page.keyboard.insertText('Extintor');
  await expect(guardada).toBeVisible();
  await pulsar(page, seguir);
  await estaEn(page, 4);
  await pulsar(page, page.getByRole('radio', { name: /Avisar y señalizar/ }), 'Space');
  await expect(guardada).toBeVisible();

  await pulsar(page, page.getByRole('button', { name: /^Entregar/ }));
  const dialogo = page.getByRole('dialog');
  await pulsar(page, dialogo.getByRole('button', { name: /^Entregar/ }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await pulsar(page, page.getByRole('link', { name: 'Ver la revisión' }));
  await expect(page.getByRole('heading', { name: '4 de 4 acertadas' })).toBeVisible();
});
