import { sinFaltas } from './support/axe.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

const ORIGEN = process.env.CATEDRA_ORIGEN ?? '';
const TITULO = 'El comedor cierra el viernes';

test('se anuncia a todos viendo antes a cuántos llega, se lee en el inicio y se retira', async ({
  page,
  browser,
}) => {
  await entrar(page, ORIGEN, 'admin');
  await page.goto('/admin/dashboard?vista=anuncios');
  await page.getByRole('link', { name: 'Anuncio nuevo' }).click();
  await page.getByLabel('Título').fill(TITULO);
  await page.getByRole('textbox', { name: 'Texto' }).fill('Trae tu comida.');
  await page.getByRole('combobox', { name: 'A quién' }).click();
  await page.getByRole('option', { name: 'Todos' }).click();
  await expect(page.getByText('sin repetir')).toBeVisible();
  await sinFaltas(page);
  await page.reload();
  await expect(page.getByLabel('Título')).toHaveValue(TITULO);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByRole('link', { name: TITULO })).toBeVisible();
  await sinFaltas(page);

  const otra = await browser.newPage();
  await entrar(otra, ORIGEN, 'estudiante');
  await otra.goto('/home');
  await otra.getByRole('button', { name: `Ya lo he leído: ${TITULO}` }).click();
  await expect(otra.getByText(TITULO)).toHaveCount(0);
  await otra.close();

  await page.getByRole('link', { name: TITULO }).click();
  await page.getByRole('button', { name: 'Retirar…' }).click();
  await page.getByRole('button', { name: 'Retirar el anuncio' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: TITULO })).toContainText('Retirado');
});
