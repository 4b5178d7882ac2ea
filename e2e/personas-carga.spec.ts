import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sinFaltas } from './support/axe.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';
import { sinSaltos, vigilaSaltos } from './support/saltos.ts';

/** Twenty people, of whom twelve are wrong in one way or another, as Excel in Spanish saves them. */
function archivo(sello: string): Buffer {
  const correo = (n: number) => `p${n}.${sello}@recorrido.example`;
  const bien = Array.from({ length: 8 }, (_, i) => [
    'Begoña',
    `Muñoz ${i}`,
    correo(i),
    'Estudiante',
    'Logística',
  ]);
  const mal = [
    ['Lucía', 'Sanz', `lucia.${sello}@norte`, 'Estudiante', ''],
    ['Óscar', 'Llorente', correo(20), 'Estudiant', ''],
    ['', 'Sin nombre', correo(21), 'Estudiante', ''],
    ...Array.from({ length: 9 }, (_, i) => ['Íñigo', `Sin arroba ${i}`, `sin-arroba-${i}`, 'Estudiante', '']),
  ];
  const filas = [['Nombre', 'Apellidos', 'Correo', 'Perfil', 'Grupos'], ...bien, ...mal];
  return Buffer.from(filas.map((fila) => fila.join(';')).join('\r\n'), 'latin1');
}

async function corregir(page: Page, fila: number, columna: string, texto: string) {
  await page.getByRole('button', { name: new RegExp(`Corregir ${columna} de la fila ${fila}:`) }).click();
  const campo = page.getByRole('combobox', { name: `${columna} de la fila ${fila}` });
  await campo.fill(texto);
  await campo.press('Enter');
}

const contador = (page: Page, nombre: string) => page.getByRole('button', { name: new RegExp(`^${nombre}`) });

test('cargar un archivo con doce filas mal, corregir tres, importar y deshacer', async ({
  page,
  baseURL,
}) => {
  const sello = randomUUID().slice(0, 8);
  const api = await entrar(page, baseURL ?? '', 'admin');
  const cuantas = async () =>
    (await api.get<{ total: { valor: number } }>(`/api/usuarios?buscar=${sello}&total=true`)).total.valor;

  await page.goto('/admin/usuarios/carga-masiva');
  await page.getByLabel('Archivo con las personas').setInputFiles({
    name: 'altas.csv',
    mimeType: 'text/csv',
    buffer: archivo(sello),
  });

  await expect(page.getByText('Se lee así: Begoña')).toBeVisible();
  await sinFaltas(page);
  const revisiones: string[] = [];
  page.on('request', (request) => request.url().endsWith('/revisar') && revisiones.push(request.url()));
  await page.getByRole('button', { name: 'Revisar 20 filas' }).dblclick();

  await expect(contador(page, 'Errores')).toContainText('12');
  expect(revisiones).toHaveLength(1);
  await expect(contador(page, 'Nuevas')).toContainText('8');
  await sinFaltas(page);
  // Come back to by its address, nothing of what arrives moves what was there.
  await vigilaSaltos(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Corregir Correo de la fila 10:/ })).toBeVisible();
  await sinSaltos(page);
  await corregir(page, 10, 'Correo', `lucia.${sello}@norte.es`);
  await expect(contador(page, 'Errores')).toContainText('11');
  await corregir(page, 11, 'Perfil', 'Estudiante');
  await expect(contador(page, 'Errores')).toContainText('10');
  await corregir(page, 12, 'Nombre', 'Nuria');
  await expect(contador(page, 'Errores')).toContainText('9');
  expect(await cuantas()).toBe(0);

  await page.getByRole('button', { name: 'Importar 11 filas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('11 filas importadas');
  expect(await cuantas()).toBe(11);
  await sinFaltas(page);
  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar las 9 filas' }).click();
  expect((await descarga).suggestedFilename()).toMatch(/\.xlsx$/);

  // Found again by its address.
  await page.reload();
  await page.getByRole('button', { name: 'Deshacer la carga' }).dblclick();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo).toContainText('Se quitan 11 cuentas nuevas.');
  await dialogo.getByRole('button', { name: 'Deshacer la carga' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carga deshecha');
  expect(await cuantas()).toBe(0);
});

test('la hoja de contraseñas se descarga una vez', async ({ page, baseURL }) => {
  const sello = randomUUID().slice(0, 8);
  await entrar(page, baseURL ?? '', 'admin');
  await page.goto('/admin/usuarios/carga-masiva');
  await page
    .getByRole('textbox', { name: 'Filas pegadas' })
    .fill(`Nombre\tApellidos\tUsuario\nXoán\tBermúdez\tx.${sello}`);
  await page.getByRole('button', { name: 'Seguir con estas filas' }).click();
  await page.getByRole('combobox', { name: 'Reconocer a cada persona por' }).click();
  await page.getByRole('option', { name: 'Usuario' }).click();
  await page.getByRole('radio', { name: /Contraseñas temporales/ }).check();
  await page.getByRole('button', { name: 'Revisar 1 fila' }).click();
  await page.getByRole('button', { name: 'Importar 1 fila' }).click();

  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar la hoja de contraseñas' }).click();
  expect((await descarga).suggestedFilename()).toMatch(/\.xlsx$/);
  await expect(page.getByText('No se puede volver a ver.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generar nuevas' })).toBeVisible();
});
