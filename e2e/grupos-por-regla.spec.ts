import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sinFaltas } from './support/axe.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { type Api, entrar, grupoNuevo } from './support/people.ts';

/** What personnel sends: their own columns, in their own words. */
const archivo = (filas: readonly (readonly string[])[]): Buffer =>
  Buffer.from(filas.map((fila) => fila.join(';')).join('\r\n'), 'latin1');

async function crearCampo(page: Page, titulo: string) {
  await page.getByRole('button', { name: 'Crear un campo' }).first().click();
  const dialogo = page.getByRole('dialog', { name: `Crear un campo con «${titulo}»` });
  await dialogo.getByRole('button', { name: 'Crear el campo' }).click();
  await expect(dialogo).toBeHidden();
}

const enElGrupo = async (api: Api, grupoId: string) => {
  const { datos } = await api.get<{ datos: { nombre: string }[] }>(`/api/grupos/${grupoId}/miembros`);
  return datos.map(({ nombre }) => nombre).toSorted();
};

test('un archivo de personal trae su campo, el grupo por regla se llena, alguien cambia de centro y deshacer lo devuelve todo', async ({
  page,
  baseURL,
}) => {
  const sello = randomUUID().slice(0, 8);
  const nave = `Nave ${sello}`;
  const correo = (nombre: string) => `${nombre.toLowerCase()}.${sello}@recorrido.example`;
  const api = await entrar(page, baseURL ?? '', 'superadmin');
  const grupoId = await grupoNuevo(api, `Turno ${sello}`);

  const subir = async (filas: readonly (readonly string[])[]) => {
    await page.goto('/admin/usuarios/carga-masiva');
    await page.getByLabel('Archivo con las personas').setInputFiles({
      name: 'personal.csv',
      mimeType: 'text/csv',
      buffer: archivo([['Nombre', 'Apellidos', 'Correo', nave], ...filas]),
    });
  };
  const importar = async (n: number) => {
    const filas = n === 1 ? '1 fila' : `${n} filas`;
    await page.getByRole('button', { name: `Revisar ${filas}` }).click();
    await page.getByRole('button', { name: /^Importar/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('importada');
  };

  await subir([
    ['Begoña', 'Muñoz', correo('begona'), 'Muelle sur'],
    ['Íñigo', 'Sanz', correo('inigo'), 'Muelle norte'],
    ['Óscar', 'Peña', correo('oscar'), 'Muelle norte'],
    ['Nuria', 'Gil', correo('nuria'), 'Muelle sur'],
  ]);
  await crearCampo(page, nave);
  await importar(4);

  await page.goto(`/admin/usuarios/grupos/actualizar/${grupoId}?ver=regla`);
  await page.getByRole('button', { name: 'Escribir una regla' }).click();
  await page.getByRole('combobox', { name: 'Qué se mira' }).click();
  await page.getByRole('option', { name: nave }).click();
  await page.getByRole('combobox', { name: `Valores de ${nave}` }).click();
  await page.getByRole('option', { name: 'Muelle norte' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Al guardar entran 2 personas.')).toBeVisible();
  await sinFaltas(page);
  await page.getByRole('button', { name: 'Guardar la regla' }).click();
  await expect(page.getByText(/entraron 2 personas/)).toBeVisible();
  expect(await enElGrupo(api, grupoId)).toEqual(['Íñigo', 'Óscar'].toSorted());

  await subir([
    ['Begoña', 'Muñoz', correo('begona'), 'Muelle norte'],
    ['Óscar', 'Peña', correo('oscar'), 'Muelle sur'],
  ]);
  await importar(2);
  expect(await enElGrupo(api, grupoId)).toEqual(['Begoña', 'Íñigo'].toSorted());

  await page.getByRole('button', { name: 'Deshacer la carga' }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo).toContainText('2 personas');
  await dialogo.getByRole('button', { name: 'Deshacer la carga' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carga deshecha');
  expect(await enElGrupo(api, grupoId)).toEqual(['Íñigo', 'Óscar'].toSorted());
});
