import { sinFaltas } from './support/axe.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

const ORIGEN = process.env.CATEDRA_ORIGEN ?? '';

interface Pagina {
  readonly datos: readonly { readonly id: string }[];
}

test('se quita una exención viendo antes el plazo que queda, se deshace, y se lee por qué se dio', async ({
  page,
}) => {
  const api = await entrar(page, ORIGEN, 'admin');
  const { datos } = await api.get<Pagina>('/api/cursos?slug=proteccion-de-datos');
  await page.goto(`/admin/cursos/actualizar/${datos[0]?.id}?parte=participantes&cumplimiento=exento`);
  const fila = page.getByRole('row').filter({ hasText: 'Souto Loureiro' });
  await expect(fila).toContainText('Exento hasta');
  const menu = fila.getByRole('button', { name: /Souto/ });

  await menu.click();
  await page.getByRole('menuitem', { name: 'Quitar su exención' }).click();
  await expect(page.getByText('Alcanza a 1 persona.')).toBeVisible();
  await sinFaltas(page);
  await page.getByLabel('Motivo').fill('Ha vuelto');
  await page.getByRole('button', { name: 'Quitar la exención', exact: true }).click();
  await expect(fila).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(fila).toContainText('Exento hasta');

  await menu.click();
  await page.getByRole('menuitem', { name: 'Ver por qué está exento' }).click();
  await expect(page.getByText('Permiso por nacimiento')).toBeVisible();
});
