import { expect, type Page } from '@playwright/test';
import { sinFaltas } from './support/axe.ts';
import { aspirante, empezar, entregar, estaEn, examenNuevo, siguiente } from './support/examen.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

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
  const origin = baseURL ?? '';
  const api = await entrar(admin, origin, 'superadmin');
  const { cursoId, evaluacionId } = await examenNuevo(api);
  const ventana = await otraVentana();
  const { page } = await aspirante(ventana, origin, api, cursoId, 360);

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
  await entregar(page);
  await expect(page.getByText('4 de 4')).toBeVisible();
  await enLosDosTemas(page);

  await page.getByRole('link', { name: 'Ver la revisión' }).click();
  await expect(page.getByRole('heading', { name: '4 de 4 acertadas' })).toBeVisible();
  await page.getByRole('button', { name: 'Pregunta 3, acertada' }).click();
  await expect(page.getByText('¿Con qué se apaga un fuego pequeño?')).toBeInViewport();
  await enLosDosTemas(page);
});

test('en dos pestañas escribe una; la otra lo ve y puede tomar el control', async ({
  page: admin,
  otraVentana,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await entrar(admin, origin, 'superadmin');
  const { cursoId, evaluacionId } = await examenNuevo(api);
  const ventana = await otraVentana();
  const { page: una } = await aspirante(ventana, origin, api, cursoId, 1440);
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
  const origin = baseURL ?? '';
  const api = await entrar(admin, origin, 'superadmin');
  const { cursoId, evaluacionId } = await examenNuevo(api);
  const ventana = await otraVentana();
  const { page, contraseña } = await aspirante(ventana, origin, api, cursoId, 390);
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
