import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sinFaltas } from './support/axe.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { apiOf, CONTRASEÑA, entrar, personaNueva } from './support/people.ts';

async function conPersonas(page: Page, origin: string, cuantas: number) {
  const api = await entrar(page, origin, 'superadmin');
  const sello = randomUUID().slice(0, 8);
  const personas = [];
  for (let i = 0; i < cuantas; i++)
    personas.push(await personaNueva(api, { apellidos: `Recorrido ${sello}`, documento: `00${sello}${i}` }));
  return { api, sello, personas };
}

test('suspender a todas las que coinciden dice cuántas son y las deja sin entrar', async ({
  page,
  baseURL,
}) => {
  const { api, sello, personas } = await conPersonas(page, baseURL ?? '', 3);
  await api.post(`/api/usuarios/${personas[0]?.id}/suspender`);

  await page.goto(`/admin/usuarios?buscar=${sello}`);
  await page
    .getByRole('checkbox', { name: /^Seleccionar Nuria/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Seleccionar las 3' }).click();
  await page.getByRole('button', { name: 'Suspender', exact: true }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo).toContainText('Se suspenderá a 2 personas.');
  await expect(dialogo).toContainText('1 ya estaba suspendida.');
  await sinFaltas(page);
  await dialogo.getByRole('button', { name: 'Suspender a 2 personas' }).click();
  await expect(dialogo).toContainText('2 cuentas suspendidas');
  await dialogo.getByRole('button', { name: 'Listo' }).click();

  await expect(page.getByRole('table').getByText('Suspendido')).toHaveCount(3);
});

test('lo que se exporta conserva los ceros y vuelve a leerse', async ({ page, baseURL }) => {
  const { sello } = await conPersonas(page, baseURL ?? '', 1);
  await page.goto(`/admin/usuarios?buscar=${sello}`);

  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const texto = readFileSync(await (await descarga).path(), 'utf8');

  expect(texto).toMatch(/^\uFEFFNombre;Apellidos;Correo;/);
  expect(texto).toContain(`;00${sello}0;`);
});

test('las columnas que se eligen siguen ahí al volver', async ({ page, baseURL }) => {
  await entrar(page, baseURL ?? '', 'admin');
  await page.goto('/admin/usuarios');
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Documento' }).check();
  await expect(page.getByRole('columnheader', { name: 'Documento' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Documento' })).toBeVisible();
});

test('las contraseñas temporales de varias personas se entregan una vez y abren la puerta', async ({
  page,
  baseURL,
  playwright,
}) => {
  const origin = baseURL ?? '';
  const { sello, personas } = await conPersonas(page, origin, 2);
  await page.goto(`/admin/usuarios?buscar=${sello}`);
  await page.getByRole('checkbox', { name: 'Seleccionar esta página' }).check();
  await page.getByRole('button', { name: 'Restablecer contraseña', exact: true }).click();
  await page.getByRole('radio', { name: /contraseña temporal/ }).check();
  await page.getByRole('button', { name: 'Dar contraseña a 2 personas' }).click();

  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar la hoja' }).click();
  const texto = readFileSync(await (await descarga).path(), 'utf8');
  const linea = texto.split('\r\n').find((una) => una.includes(personas[0]?.correo ?? '')) ?? '';
  const otra = await playwright.request.newContext();
  const { usuario } = await apiOf(otra, origin).post<{ usuario: { cambiarContraseña: boolean } }>(
    '/api/sesion',
    {
      identificador: personas[0]?.correo,
      contraseña: linea.split(';').at(-1),
    },
  );

  expect(usuario.cambiarContraseña).toBe(true);
  expect(texto).not.toContain(CONTRASEÑA);
  await otra.dispose();
});
