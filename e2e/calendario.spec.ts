import { sinFaltas } from './support/axe.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

const ORIGEN = process.env.CATEDRA_ORIGEN ?? '';

test('desde el inicio llega a sus fechas, pide su dirección, la lee otro programa y al cambiarla muere', async ({
  page,
  playwright,
}) => {
  await entrar(page, ORIGEN, 'estudiante');
  await page.goto('/home?vista=cursos');
  await page.getByRole('link', { name: 'Calendario', exact: true }).click();
  await expect(page).toHaveURL(/vista=calendario/);
  await expect(page.getByRole('table')).toBeVisible();
  await sinFaltas(page);

  await page.getByRole('button', { name: 'Pedir una dirección' }).click();
  const escrita = page.locator('code');
  await expect(escrita).toHaveText(/\/api\/calendario\/[\w-]{43}\.ics$/);
  const primera = (await escrita.textContent()) ?? '';

  const ajeno = await playwright.request.newContext();
  const leida = await ajeno.get(primera);
  expect(leida.status()).toBe(200);
  expect(leida.headers()['content-type']).toContain('text/calendar');
  const texto = await leida.text();
  expect(texto).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(texto).toContain('BEGIN:VEVENT');
  const igual = await ajeno.get(primera, { headers: { 'if-none-match': leida.headers()['etag'] ?? '' } });
  expect(igual.status()).toBe(304);

  await page.reload();
  await expect(escrita).toHaveText(/\/api\/calendario\/[\w-]{4}…[\w-]{2}\.ics$/);
  await page.getByRole('button', { name: 'Cambiarla' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar la dirección' }).click();
  await expect(escrita).toHaveText(/\/api\/calendario\/[\w-]{43}\.ics$/);
  const segunda = (await escrita.textContent()) ?? '';
  expect((await ajeno.get(primera)).status()).toBe(404);
  expect((await ajeno.get(segunda)).status()).toBe(200);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('table')).toBeHidden();
  await sinFaltas(page);
  await page.getByRole('button', { name: 'Quitarla' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar la dirección' }).click();
  await expect(page.getByRole('button', { name: 'Pedir una dirección' })).toBeVisible();
  expect((await ajeno.get(segunda)).status()).toBe(404);
  await ajeno.dispose();
});
