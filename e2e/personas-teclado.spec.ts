import { randomUUID } from 'node:crypto';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';
import { hasta, PASOS, pulsar } from './support/teclado.ts';

test('una carga masiva entera se hace con el teclado', async ({ page, baseURL }) => {
  const sello = randomUUID().slice(0, 8);
  await entrar(page, baseURL ?? '', 'admin');
  await page.goto('/admin/usuarios/carga-masiva');

  await hasta(page, page.getByRole('textbox', { name: 'Filas pegadas' }));
  await page.keyboard.insertText(
    [
      'Quien\tCorreo\tPerfil',
      `Ana Gil\ta.${sello}@teclado.example\tAlumna rara`,
      `Eva Sanz\te.${sello}@teclado.example\tAlumna rara`,
      `Iker Ruiz\ti.${sello}@teclado.example\tAlumna rara`,
    ].join('\n'),
  );
  await pulsar(page, page.getByRole('button', { name: 'Seguir con estas filas' }));

  const columna = page.getByRole('combobox', { name: 'Qué es la columna Quien' });
  await pulsar(page, columna);
  const opcion = page.getByRole('option', { name: 'Nombre completo' });
  await expect(opcion).toBeVisible();
  for (let paso = 0; paso < PASOS && (await opcion.getAttribute('data-combobox-selected')) === null; paso++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(columna).toHaveValue('Nombre completo');
  await pulsar(page, page.getByRole('button', { name: 'Revisar 3 filas' }));

  const celda = page.getByRole('button', { name: /Corregir Perfil de la fila 2:/ });
  await pulsar(page, celda);
  const campo = page.getByRole('combobox', { name: 'Perfil de la fila 2' });
  await expect(campo).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(campo).toBeHidden();
  await pulsar(page, celda);
  await expect(campo).toBeFocused();
  await page.keyboard.type('Estudiante');
  await page.keyboard.press('Enter');

  // The focus goes on where it was, and the offer about the other two is one step before the table.
  await expect(page.getByText('Hay 2 filas más con «Alumna rara» en Perfil.')).toBeVisible();
  await expect(celda).toBeFocused();
  const todas = page.getByRole('button', { name: 'Corregirlas todas igual' });
  await hasta(page, todas, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 filas más corregidas')).toBeVisible();

  await pulsar(page, page.getByRole('button', { name: /la fila 3$/ }));
  await page.getByRole('menuitem', { name: 'Corregir la fila' }).press('Enter');
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByRole('textbox').or(dialogo.getByRole('combobox')).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();

  await pulsar(page, page.getByRole('button', { name: 'Importar 3 filas' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 filas importadas');
  await pulsar(page, page.getByRole('button', { name: 'Deshacer la carga' }));
  await pulsar(page, dialogo.getByRole('button', { name: 'Deshacer la carga' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carga deshecha');
});
