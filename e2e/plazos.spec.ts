import { sinFaltas } from './support/axe.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

const ORIGEN = process.env.CATEDRA_ORIGEN ?? '';

interface Pagina<T> {
  readonly datos: readonly T[];
}

test('se inscribe a alguien con la fecha contada desde un dato de su ficha, viendo antes si se le ha pasado', async ({
  page,
}) => {
  const api = await entrar(page, ORIGEN, 'admin');
  const { datos: cursos } = await api.get<Pagina<{ id: string }>>('/api/cursos?slug=proteccion-de-datos');
  const cursoId = cursos[0]?.id ?? '';
  const { datos: gente } = await api.get<Pagina<{ id: string; nombre: string; apellidos: string }>>(
    '/api/usuarios?limite=100&estado=activo',
  );
  const { datos: lohacen } = await api.get<Pagina<{ usuarioId: string }>>(
    `/api/cursos/${cursoId}/participantes?limite=100&idos=true`,
  );
  const suyos = new Set(lohacen.map(({ usuarioId }) => usuarioId));
  const alguien = gente.find(({ id }) => !suyos.has(id));
  const nombre = `${alguien?.nombre} ${alguien?.apellidos}`;

  await page.goto(`/admin/cursos/actualizar/${cursoId}?parte=participantes`);
  await page.getByRole('button', { name: 'Inscribir', exact: true }).click();
  await page.getByRole('combobox', { name: 'Inscribir a alguien' }).fill(nombre);
  await page.getByRole('option', { name: nombre }).click();
  await page.getByText('Desde un dato', { exact: true }).click();
  await expect(page.getByText('Elige el dato.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Desde', exact: true }).click();
  await page.getByRole('option', { name: 'Fecha de alta' }).click();
  await page.getByLabel('Días desde esa fecha').fill('0');
  await expect(page.getByText(/^(Ya se le pasó esa fecha|No tiene ese dato)/)).toBeVisible();
  await sinFaltas(page);
  await page.getByRole('button', { name: 'Inscribir', exact: true }).last().click();
  await expect(page.getByRole('row').filter({ hasText: alguien?.apellidos ?? '' })).toHaveCount(1);
});
