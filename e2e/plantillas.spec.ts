import { sinFaltas } from './support/axe.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

const ORIGEN = process.env.CATEDRA_ORIGEN ?? '';

test('se cambia lo que dice un correo viendo el correo mismo, y se vuelve al original', async ({ page }) => {
  await entrar(page, ORIGEN, 'admin');
  await page.goto('/admin/configuracion?vista=plantillas');
  const suyo = page.getByRole('link', { name: 'Consigues un certificado' });
  await expect(suyo).toBeVisible();
  await sinFaltas(page);
  await suyo.click();
  const correo = page.frameLocator('iframe[title^="El correo"]');
  await expect(
    correo.getByRole('heading', { name: 'Ya tienes el certificado de Trabajos en altura' }),
  ).toBeVisible();
  // Its letter keeps its own looks inside a page that takes no style but its own.
  await expect(correo.locator('.boton')).toHaveCSS('background-color', 'rgb(14, 74, 90)');
  await sinFaltas(page);

  await page.getByLabel('Asunto').fill('Enhorabuena: ');
  await page.getByRole('button', { name: 'Poner: El curso' }).click();
  await expect(page.getByLabel('Asunto')).toHaveValue('Enhorabuena: {{curso}}');
  await expect(correo.getByRole('heading', { name: 'Enhorabuena: Trabajos en altura' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Asunto')).toHaveValue('Enhorabuena: {{curso}}');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardado. Sale así desde ahora.')).toBeVisible();

  await page.getByRole('button', { name: 'Volver al original…' }).click();
  await page.getByRole('button', { name: 'Volver al original', exact: true }).click();
  await expect(page.getByLabel('Asunto')).toHaveValue('Ya tienes el certificado de {{curso}}');
});
