import type { Locator } from '@playwright/test';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

const fondo = (uno: Locator) => uno.evaluate((element) => getComputedStyle(element).backgroundColor);

test('con colores propios se ve lo marcado y lo dibujado', async ({ page, baseURL }) => {
  await entrar(page, baseURL ?? '', 'superadmin');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/admin/usuarios');
  const casilla = page.getByRole('checkbox').nth(1);
  await expect(casilla).toBeVisible();
  const sinMarcar = await fondo(casilla);
  await casilla.check();
  expect(await fondo(casilla)).not.toBe(sinMarcar);
  await page.goto('/admin/perfiles/crear');
  const marca = (como: string) => page.locator(`${como}[data-alcance="todo"]`).first();
  await expect(marca('[data-on]')).toBeVisible();
  expect(await fondo(marca('[data-on]'))).not.toBe(await fondo(marca(':not([data-on])')));
});
