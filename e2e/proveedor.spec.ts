import {
  CLIENTE,
  openSite,
  SECRETO,
  serveRealProvider,
} from '../packages/server/src/features/sesion/testing/identity-provider.ts';
import { freePort } from '../packages/server/src/platform/free-port.ts';
import { startAcademy } from './support/academy.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';

test('quien tiene cuenta en su organización entra con ella; si el proveedor se cae se dice, y vuelve solo', async ({
  page,
}) => {
  const site = await openSite();
  const port = await freePort();
  const academy = await startAcademy(port, {
    OIDC_EMISOR: site.issuer,
    OIDC_CLIENTE: CLIENTE,
    OIDC_SECRETO: SECRETO,
    OIDC_NOMBRE: 'Alborada',
    PUBLIC_URL: `http://localhost:${port}`,
  });
  serveRealProvider(site, academy.origin, {
    lucia: {
      email: 'estudiante@alborada.example',
      email_verified: true,
      given_name: 'Lucía',
      family_name: 'Fernández',
    },
  });
  try {
    await site.down();
    await page.goto(academy.origin);
    const boton = page
      .getByRole('link', { name: /cuenta de Alborada/ })
      .or(page.getByRole('button', { name: /cuenta de Alborada/ }));
    await boton.click();
    await expect(page.getByText(/no responde/)).toBeVisible();

    await site.up();
    await page.goto(academy.origin);
    await boton.click();
    await page.locator('input[name=login]').fill('lucia');
    await page.locator('input[name=password]').fill('da igual');
    await page.locator('button[type=submit]').click();
    await page.locator('button[type=submit]').click();

    await expect(page).toHaveURL(`${academy.origin}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía');
  } finally {
    await academy.stop();
    await site.down();
  }
});
