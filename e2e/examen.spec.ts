import type { Page } from '@playwright/test';
import { sinFaltas } from './support/axe.ts';
import { comoAntes, quedanDeAntes } from './support/diario-de-antes.ts';
import {
  aLaPuerta,
  cierraEn,
  conRecibo,
  confirmar,
  empezar,
  ensayo,
  entregar,
  estaEn,
  siguiente,
} from './support/examen.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';

/** Nothing to mend in either theme. */
async function enLosDosTemas(page: Page): Promise<void> {
  for (const tema of ['dark', 'light']) {
    await page.evaluate((scheme) => {
      document.documentElement.dataset.mantineColorScheme = scheme;
    }, tema);
    await sinFaltas(page);
  }
}

test('un examen entero en un teléfono, con un corte de red y una recarga, sin perder una respuesta', async ({
  page: admin,
  otraVentana,
  baseURL,
}) => {
  const { page, ventana, evaluacionId } = await aLaPuerta({ page: admin, otraVentana, baseURL }, 360);

  await page.goto(`/evaluacion/${evaluacionId}`);
  await expect(page.getByRole('button', { name: 'Empezar la prueba' })).toBeInViewport();
  await enLosDosTemas(page);
  await empezar(page, evaluacionId);
  await enLosDosTemas(page);
  await page.getByRole('radio', { name: /Avisar y señalizar/ }).check();
  await expect(page.getByText('Respuesta guardada')).toBeVisible();
  await siguiente(page);
  await estaEn(page, 2);

  await ventana.setOffline(true);
  await page.getByRole('radio', { name: 'Verdadero' }).check();
  await expect(page.getByText('Solo en este dispositivo, por enviar')).toBeVisible();
  await siguiente(page);
  await page.getByRole('textbox').fill('Extintor');
  await expect(page.getByText('Solo en este dispositivo, por enviar')).toBeVisible();
  await ventana.setOffline(false);
  await expect(page.getByText('Respuesta guardada')).toBeVisible();

  await page.reload();
  await estaEn(page, 3);
  await expect(page.getByRole('textbox')).toHaveValue('Extintor');
  await siguiente(page);
  await page.getByRole('radio', { name: /Avisar y señalizar/ }).check();
  await entregar(page, '4 de 4');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await enLosDosTemas(page);

  await page.getByRole('link', { name: 'Ver la revisión' }).click();
  await expect(page.getByRole('heading', { name: '4 de 4 acertadas' })).toBeVisible();
  await expect(page.getByText('No has perdido ningún punto.')).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pregunta 3, acertada' }).click();
  await expect(page.locator('details[open] summary')).toBeFocused();
  await expect(page.getByText('Extintor', { exact: true })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir todas' }).click();
  await expect(page.locator('details[open]')).toHaveCount(4);
  await enLosDosTemas(page);
});

test('lo que pide cada pregunta llega al empezar: un ensayo se escribe sin red aunque sea el último', async ({
  page: admin,
  otraVentana,
  baseURL,
}) => {
  const ultima = [ensayo('Cuenta un casi accidente.')];
  const { page, ventana, evaluacionId } = await aLaPuerta(
    { page: admin, otraVentana, baseURL },
    360,
    {},
    ultima,
  );
  const editor = page.waitForResponse(/\/Writing-.*\.js$/);
  await page.goto(`/evaluacion/${evaluacionId}`);
  await page.getByRole('button', { name: 'Empezar la prueba' }).click();
  await expect(page.getByText('Pregunta 1 de 5')).toBeVisible();
  await (await editor).finished();
  await ventana.setOffline(true);
  for (const numero of [2, 3, 4, 5]) {
    await siguiente(page);
    await expect(page.getByText(`Pregunta ${numero} de 5`)).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'Tu respuesta' }).fill('Resbalé y me agarré a tiempo.');
  await expect(page.getByText('Solo en este dispositivo, por enviar')).toBeVisible();
  await ventana.setOffline(false);
  await expect(page.getByText('Respuesta guardada')).toBeVisible();
});

test('en dos pestañas escribe una; la otra lo ve y puede tomar el control', async ({
  page: admin,
  otraVentana,
  baseURL,
}) => {
  const puerta = await aLaPuerta({ page: admin, otraVentana, baseURL }, 1440);
  const { page: una, ventana, evaluacionId } = puerta;
  await empezar(una, evaluacionId);

  const otra = await ventana.newPage();
  const persona = await una.evaluate(() => Object.entries<string>(window.sessionStorage));
  await otra.addInitScript((kept) => {
    for (const [key, value] of kept)
      if (!key.startsWith('catedra:')) window.sessionStorage.setItem(key, value);
  }, persona);
  await otra.goto(una.url());
  await expect(otra.getByText('Aquí solo puedes mirar')).toBeVisible();
  await una.getByRole('radio', { name: /Seguir trabajando/ }).check();
  await expect(otra.getByRole('radio', { name: /Seguir trabajando/ })).toBeChecked();

  await otra.getByRole('button', { name: 'Tomar el control aquí' }).click();
  await expect(otra.getByText('Ahora respondes aquí.')).toBeVisible();
  await expect(una.getByText('Aquí solo puedes mirar')).toBeVisible();
  await otra.getByRole('radio', { name: /Avisar y señalizar/ }).check();
  await expect(una.getByRole('radio', { name: /Avisar y señalizar/ })).toBeChecked();
  await sinFaltas(una);
});

test('si la sesión acaba a mitad se vuelve a entrar allí mismo y lo respondido llega', async ({
  page: admin,
  otraVentana,
  baseURL,
}) => {
  const puerta = await aLaPuerta({ page: admin, otraVentana, baseURL }, 390);
  const { page, contraseña, evaluacionId, origin } = puerta;
  await empezar(page, evaluacionId);
  await siguiente(page);
  await estaEn(page, 2);
  await page.request.delete(`${origin}/api/sesion`, { headers: { origin } });
  await page.getByRole('radio', { name: 'Verdadero' }).check();
  await expect(page.getByText('Solo en este dispositivo, por enviar')).toBeVisible();
  const aviso = page.getByRole('complementary', { name: 'Vuelve a entrar' });
  await aviso.getByRole('button', { name: 'Entrar', exact: true }).click();
  await aviso.getByLabel('Contraseña', { exact: true }).fill(contraseña);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Respuesta guardada')).toBeVisible();
  await estaEn(page, 2);
  await expect(page.getByRole('radio', { name: 'Verdadero' })).toBeChecked();
});

test('el tiempo se acaba delante de quien responde, y en los minutos de gracia aún se entrega', async ({
  page: admin,
  otraVentana,
  baseURL,
}) => {
  const reglas = { alVencer: 'gracia', toleranciaSegundos: 1, graciaMinutos: 30 } as const;
  const { page, api, evaluacionId } = await aLaPuerta({ page: admin, otraVentana, baseURL }, 360, reglas);
  await page.goto(`/evaluacion/${evaluacionId}`);
  await expect(page.getByRole('button', { name: 'Empezar la prueba' })).toBeVisible();
  await cierraEn(api, evaluacionId, 20);
  await empezar(page, evaluacionId);
  await page.getByRole('radio', { name: /Avisar y señalizar/ }).check();
  await expect(page.getByText('Respuesta guardada')).toBeVisible();
  await expect(page.getByText('Ya no se admiten respuestas.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Avisar y señalizar/ })).toBeDisabled();
  await sinFaltas(page);
  await page.reload();
  await page.getByRole('button', { name: 'Entregar ahora' }).click();
  await confirmar(page);
  await conRecibo(page, '1 de 4');
});

test('una entrega pulsada sin red sale sola al volver a la prueba, aunque se cerrara la pestaña', async ({
  page: admin,
  otraVentana,
  baseURL,
}) => {
  const { page, ventana, evaluacionId } = await aLaPuerta({ page: admin, otraVentana, baseURL }, 390);
  await empezar(page, evaluacionId);
  await page.getByRole('radio', { name: /Avisar y señalizar/ }).check();
  await expect(page.getByText('Respuesta guardada')).toBeVisible();
  await ventana.setOffline(true);
  await siguiente(page);
  await page.getByRole('radio', { name: 'Verdadero' }).check();
  await page.getByRole('button', { name: /2 de 4/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar la prueba' }).click();
  await confirmar(page);
  await expect(page.getByRole('heading', { name: 'Falta enviar la entrega y 1 respuesta' })).toBeVisible();
  // A page that is closing is no longer kept without network, and would deliver by itself: it is cut off for good.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('sin red'));
  });
  await page.close();
  await ventana.setOffline(false);
  const otra = await ventana.newPage();
  await otra.goto(`/evaluacion/${evaluacionId}`);
  await conRecibo(otra, '2 de 4');
});

test('lo que el programa de antes dejó sin enviar en este equipo sale con el de ahora, y solo entonces se borra', async ({
  page: admin,
  otraVentana,
  baseURL,
}) => {
  const { page, ventana, evaluacionId } = await aLaPuerta({ page: admin, otraVentana, baseURL }, 390);
  await empezar(page, evaluacionId);
  await ventana.setOffline(true);
  await page.getByRole('radio', { name: /Avisar y señalizar/ }).check();
  await expect(page.getByText('Solo en este dispositivo, por enviar')).toBeVisible();
  await comoAntes(page);
  expect(await quedanDeAntes(page)).toBe(2);
  const sala = page.url();
  await page.goto('about:blank');
  await page.close();
  await ventana.setOffline(false);
  const otra = await ventana.newPage();
  await otra.goto(sala);
  await expect(otra.getByRole('button', { name: 'Pregunta 1, respondida' })).toBeVisible();
  await expect.poll(() => quedanDeAntes(otra)).toBe(1);
  await otra.getByRole('button', { name: 'Entregar la prueba' }).click();
  await confirmar(otra);
  await conRecibo(otra, '1 de 4');
  await expect.poll(() => quedanDeAntes(otra)).toBe(0);
});
