import { sinFaltas } from './support/axe.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

const ORIGEN = process.env.CATEDRA_ORIGEN ?? '';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

test('lo que alguien hizo fuera se registra con su papel, se ve en el registro y se retira', async ({
  page,
}) => {
  const api = await entrar(page, ORIGEN, 'admin');
  const { datos } = await api.get<{ datos: { id: string }[] }>(
    '/api/usuarios?buscar=estudiante%40alborada.example',
  );
  const titulo = `Plataformas elevadoras ${Date.now()}`;
  await page.goto(`/admin/usuarios/actualizar/${datos[0]?.id}`);
  const seccion = page.getByRole('region', { name: 'Formación externa' });
  await seccion.getByRole('button', { name: 'Registrar' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByText('Otra', { exact: true }).click();
  await dialogo.getByRole('textbox', { name: 'Título' }).fill(titulo);
  await dialogo.getByText('Unos meses', { exact: true }).click();
  await dialogo.getByRole('textbox', { name: 'Meses que vale' }).fill('24');
  await dialogo.getByRole('textbox', { name: 'Día en que la terminó' }).fill('ayer');
  await dialogo.locator('input[type=file]').first().setInputFiles({
    name: 'Diploma.pdf',
    mimeType: 'application/pdf',
    buffer: PDF,
  });
  await expect(dialogo.getByText('«Diploma.pdf» ya está subido.')).toBeAttached();
  await sinFaltas(page);
  await dialogo.getByRole('button', { name: 'Registrar' }).click();
  await expect(seccion.getByRole('link', { name: `Ver el papel de ${titulo}` })).toBeVisible();
  await sinFaltas(page);

  await page.goto(`/admin/reportes?reporte=certificados&clase=externa&buscar=${encodeURIComponent(titulo)}`);
  await expect(page.getByRole('cell', { name: `${titulo} (externa)` })).toBeVisible();
  await sinFaltas(page);

  await page.goto(`/admin/usuarios/actualizar/${datos[0]?.id}`);
  await seccion.getByRole('button', { name: `Retirar ${titulo}` }).click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Era de otra persona');
  await page.getByRole('button', { name: 'Retirar la formación' }).click();
  await expect(seccion.getByText('Motivo: Era de otra persona')).toBeVisible();
});
